import type {
  Api,
  OperationAnswer,
  OperationInput,
  ValidatedInput,
  WriteKey,
} from "#contract/api.ts";
import type { ActNoun, ActVerb } from "#contract/acts.ts";
import type { Caller } from "../../http/caller.ts";
import type { SeriesState } from "./act-lookups.ts";

/** One request of those that take an act back. */
export interface RequestStep {
  readonly operation: string;
  readonly input: { readonly params?: unknown; readonly query?: unknown; readonly body?: unknown };
}

/** What takes an act back: requests as screens make them, in order, or events of the family calendar as they were. */
export type Inverse =
  | { readonly requests: readonly RequestStep[] }
  | { readonly series: readonly SeriesState[] };

/** What a write did, as the family is told of it. */
export interface WriteAct {
  readonly noun: ActNoun;
  readonly verb: ActVerb;
  readonly title: string;
  /** Which thing it was done to; what is on that thing begins with the same words. */
  readonly subject: string;
  /** Who did it, where the request says so. */
  readonly memberId?: string | undefined;
  /** Left out where nothing takes it back. */
  readonly inverse?: Inverse | undefined;
}

/** What acts on an event of the family calendar are done to. */
export const eventSubject = ({ key }: Pick<SeriesState, "key">): string => `event ${key}`;

/** What a write was asked, and by whom. */
export type Asked<K extends WriteKey> = ValidatedInput<Api[K]> & { readonly caller: Caller };

interface Description<K extends WriteKey, Before> {
  readonly operation: K;
  /** Reads what it will change, before it does. */
  look?(asked: Asked<K>): Before | Promise<Before>;
  /** What it did; null where nothing is to be told. `before` is missing where it couldn't be read. */
  act(asked: Asked<K>, answer: OperationAnswer<K>, before: Before | undefined): WriteAct | null;
}

/** How the act of one operation is told. Its functions are methods on purpose: each gets only its own operation's input. */
export interface ActDescription {
  readonly operation: WriteKey;
  look?(asked: unknown): unknown;
  act(asked: unknown, answer: unknown, before: unknown): WriteAct | null;
}

/** Describes what an operation does to the family's things. */
export const describeWrite = <K extends WriteKey, Before = undefined>(
  description: Description<K, Before>,
): ActDescription => description;

/** One request that takes something back; a wrong input doesn't compile. */
export const request = <K extends WriteKey>(
  operation: K,
  input: OperationInput<K>,
): RequestStep => ({
  operation,
  input,
});

/** An inverse of one request. */
export const undoneBy = <K extends WriteKey>(operation: K, input: OperationInput<K>): Inverse => ({
  requests: [request(operation, input)],
});
