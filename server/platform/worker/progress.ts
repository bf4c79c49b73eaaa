import type { ProgressPoint } from "./worker-messages.ts";

/** Memory that a thread shares with its process, readable while the thread is too busy to send messages. */
export const createProgress = (): Int32Array<SharedArrayBuffer> =>
  new Int32Array(new SharedArrayBuffer(3 * Int32Array.BYTES_PER_ELEMENT));

/** Records that a step begins. */
export const writeProgress = (progress: Int32Array, step: number, index: number): void => {
  Atomics.store(progress, 0, step);
  Atomics.store(progress, 1, index);
  Atomics.add(progress, 2, 1);
};

/** Reads the step that was begun last. */
export const readProgress = (progress: Int32Array): ProgressPoint => ({
  step: Atomics.load(progress, 0),
  index: Atomics.load(progress, 1),
  count: Atomics.load(progress, 2),
});
