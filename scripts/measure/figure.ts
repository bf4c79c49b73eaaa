import type { MeasuredWall } from "./measured-wall.ts";

/** One figure of ours beside that of a neutral program, taken in the same minutes. */
export interface Figure {
  readonly what: string;
  readonly unit: "ms" | "/s" | "MB" | "of 100";
  readonly ours: number;
  /** The other program's figure; where there is none, the best that can be had. */
  readonly reference: number;
  /** The least good ratio of ours to the reference that we want; undefined where none was set. */
  readonly goal?: string;
}

/** What a file in tests/bench exports as `bench`. */
export interface Bench {
  readonly name: string;
  /** Runs only when it is asked for by its file's name: it needs more than what is in the repository. */
  readonly onlyByName?: true;
  readonly run: (open: () => MeasuredWall) => Promise<readonly Figure[]>;
}

/** One row of the fault catalogue: a promise, how often it was put to the test, and how often it was broken. */
export interface Row {
  readonly promise: string;
  readonly tries: number;
  readonly losses: number;
}

/** What a file in tests/faults exports as `fault`. */
export interface Fault {
  readonly name: string;
  readonly run: (open: () => MeasuredWall) => Promise<readonly Row[]>;
}
