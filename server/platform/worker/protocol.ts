import * as z from "zod";
import type { AliveMessage, ReadyMessage, ThreadEndMessage } from "./worker-messages.ts";

/** What one kind of worker answers; the server checks every answer against it. */
export interface WorkerProtocol<Result, Ready = null> {
  readonly result: z.ZodType<Result>;
  /** What a worker says of itself once it can begin; without it a worker can begin at once and never says so. */
  readonly ready?: z.ZodType<Ready>;
}

/** A message of a worker as its protocol knows it. */
export type WorkerMessage<Result, Ready> =
  | AliveMessage
  | ThreadEndMessage
  | ReadyMessage<Ready>
  | { readonly result: Result };

const progressPoint = z.strictObject({ step: z.number(), index: z.number(), count: z.number() });
const sign = z.union([
  z.strictObject({
    alive: z.number(),
    workedMs: z.number().exactOptional(),
    at: progressPoint.exactOptional(),
  }) satisfies z.ZodType<AliveMessage>,
  z.strictObject({
    threadEnded: z.enum(["crashed", "tooLarge"]),
    at: progressPoint,
  }) satisfies z.ZodType<ThreadEndMessage>,
]);

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Reads a worker's messages; null for what its protocol doesn't know. */
export const createMessageReader = <Result, Ready>({
  ready,
  result,
}: WorkerProtocol<Result, Ready>): ((message: unknown) => WorkerMessage<Result, Ready> | null) => {
  const readyMessage = z.strictObject({ ready: ready ?? z.never() });
  return (message) => {
    if (typeof message === "string") {
      const answer = result.safeParse(parseJson(message));
      return answer.success ? { result: answer.data } : null;
    }
    return sign.safeParse(message).data ?? readyMessage.safeParse(message).data ?? null;
  };
};
