import { writeProgress } from "#server/platform/worker/progress.ts";
import type { WorkStep } from "../ical/work-limit.ts";

const steps = ["done", "file", "component", "series"] as const satisfies readonly WorkStep[];

/** Records what the thread begins to work on. */
export const writeStep = (progress: Int32Array, step: WorkStep, index: number): void =>
  writeProgress(progress, steps.indexOf(step), index);

/** The step that a thread's progress stands for. */
export const stepNamed = (step: number): WorkStep => steps[step] ?? "file";
