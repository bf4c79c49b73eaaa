import type { WriteKey } from "#contract/api.ts";

/** A write that a person made and the server hasn't confirmed: what the device keeps of it. */
export interface PendingMutation {
  /** Its Idempotency-Key: however often it is sent, it counts once. */
  readonly id: string;
  /** Its place in the queue. */
  readonly order: number;
  /** The operation that it calls, and the name by which its definition is found. */
  readonly key: WriteKey;
  /** What its definition was given; plain data that can be cloned. */
  readonly input: unknown;
  /** Pictures that are uploaded before it, in order. */
  readonly pictures?: readonly Blob[];
  /** Not sent before this moment, in ms; what comes after it in its scope, or names what it makes, waits with it. */
  readonly notBefore?: number;
  /** When it was made, in ms. */
  readonly at: number;
  /** How often the server was reached and could not take it, as far as that counts. */
  readonly tries: number;
  /** It may have arrived: it was sent, and no answer tells that it wasn't taken. */
  readonly isTried?: true;
  /** Somebody has it sent again: the server's answer to it may be too old to be known there. */
  readonly isAgain?: true;
  /** Why it wasn't taken when it was last tried, while it is tried again by itself. */
  readonly held?: Pick<Refusal, "status" | "code">;
  /** The house takes it only from somebody who is signed in. */
  readonly needsSignIn?: true;
  /** Set on what goes at once or fails: it is never kept on the device. */
  readonly isDirect?: true;
  /** Set when it will not be sent any more by itself, until somebody has seen it. */
  readonly refused?: Refusal;
}

/** Why a mutation was not taken. */
export interface Refusal {
  readonly status: number;
  readonly code?: string | undefined;
  readonly field?: string | undefined;
  readonly message: string;
}

/** Whether one time of an event was refused because it isn't there; one that is elsewhere now is none of these (409). */
const isTimeGone = ({ status, field }: Pick<Refusal, "status" | "field">): boolean =>
  status === 400 && field === "occurrence";

/** What is kept of the error with which a mutation was refused; one time of an event that isn't there is said to be gone. */
export const keptRefusal = ({ status, code, field, message }: Refusal): Refusal => ({
  ...{ status, field, message, code: isTimeGone({ status, field }) ? "notFound" : code },
});

/** Whether it was refused because what it is about is deleted, or that one time of it. */
export const isOfDeleted = ({ status, field }: Pick<Refusal, "status" | "field">): boolean =>
  status === 404 || isTimeGone({ status, field });

/** At most so many changes wait for the network. */
export const mostWaiting = 200;
