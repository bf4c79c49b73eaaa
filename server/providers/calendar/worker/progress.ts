import type { WorkStep } from "../ical/work-limit.ts";

const steps = ["done", "file", "component", "series"] as const satisfies readonly WorkStep[];

/** Where a worker stands, readable while it is too busy to say so. */
export const createProgress = (): Int32Array<SharedArrayBuffer> =>
  new Int32Array(new SharedArrayBuffer(3 * Int32Array.BYTES_PER_ELEMENT));

/** Says what is being worked on. */
export const writeProgress = (progress: Int32Array, step: WorkStep, index: number): void => {
  Atomics.store(progress, 0, steps.indexOf(step));
  Atomics.store(progress, 1, index);
  Atomics.add(progress, 2, 1);
};

/** What was being worked on, and a count that stands still while one thing takes long. */
export const readProgress = (
  progress: Int32Array,
): { readonly step: WorkStep; readonly index: number; readonly count: number } => ({
  step: steps[Atomics.load(progress, 0)] ?? "file",
  index: Atomics.load(progress, 1),
  count: Atomics.load(progress, 2),
});
