import { OutboundError } from "./failure.ts";

/** The end of an outbound call: its time limit, or its caller's abort. */
export interface Deadline {
  /** Aborts at the time limit, or with the caller's signal. */
  readonly signal: AbortSignal;
  /** Rejects with an OutboundError (`timeout`) as soon as the signal aborts; never resolves. */
  readonly aborted: Promise<never>;
  /** Whether the time limit has passed. */
  hasPassed(): boolean;
  /** Stops the timer. */
  clear(): void;
}

/** Starts the time limit of an outbound call, in milliseconds. */
export const startDeadline = (timeoutMs: number, caller: AbortSignal | undefined): Deadline => {
  const tooLate = new AbortController();
  const timer = setTimeout(() => tooLate.abort(new OutboundError("timeout")), timeoutMs);
  const signal = caller === undefined ? tooLate.signal : AbortSignal.any([tooLate.signal, caller]);
  // A name server or a handshake that hangs doesn't react to an abort at once; the caller gets an answer all the same.
  const aborted = new Promise<never>((_resolve, reject) => {
    signal.addEventListener("abort", () => reject(new OutboundError("timeout")), { once: true });
  });
  aborted.catch(() => undefined);
  return {
    signal,
    aborted,
    hasPassed: () => tooLate.signal.aborted,
    clear: () => clearTimeout(timer),
  };
};
