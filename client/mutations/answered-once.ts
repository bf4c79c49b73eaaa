import { replayed } from "../api/call.ts";
import type { Enqueued } from "./queue/enqueue.ts";

/** The answer to what counts each time, and whether it is that to an earlier asking, which nobody had heard: nothing was done now. */
export interface AnsweredOnce<T> {
  readonly answer: T;
  readonly isFromBefore: boolean;
}

/** Waits for the answer to a write that counts each time, and tells whether it was done now. */
export const answeredOnce = async <T>({
  answer,
  isRepeated,
}: Pick<Enqueued<T>, "answer" | "isRepeated">): Promise<AnsweredOnce<T>> => {
  const answered = await answer;
  return { answer: answered, isFromBefore: isRepeated === true && replayed.has(Object(answered)) };
};
