import type { Caller } from "../caller.ts";

/** What a write is asked, and by whom. */
export interface AskedWrite extends Readonly<Record<string, unknown>> {
  readonly caller: Caller;
}

/** Hears of each write, so that the family can be told what was done. */
export interface RecordWrites {
  /** Whether acts of the operation of this name are told. */
  readonly records: (key: string) => boolean;
  /** Whether something has to be read before the operation of this name runs. */
  readonly looks: (key: string) => boolean;
  /** Reads what a write will change. */
  readonly look: (key: string, asked: AskedWrite) => Promise<unknown>;
  /** Records, in the write's transaction, what it did; `before` is what `look` read. */
  readonly record: (key: string, asked: AskedWrite, answer: unknown, before: unknown) => void;
}
