import type { MeasuredWall } from "./measured-wall.ts";

/** One figure beside that of a neutral program, measured in the same minutes. */
export interface Figure {
  readonly what: string;
  readonly unit:
    | "ms"
    | "/s"
    | "kB"
    | "MB"
    | "GB"
    | "cores"
    | "streams"
    | "handles"
    | "requests"
    | "CLS"
    | "of 100";
  readonly ours: number;
  /** The other program's figure; where there is none, the best possible one. */
  readonly reference: number;
  /** The worst acceptable ratio to the reference; undefined where none is set. */
  readonly goal?: string;
}

/** What a file in tests/bench exports as `bench`. */
export interface Bench {
  readonly name: string;
  /** Runs only when its file is named, because it needs more than the repository contains. */
  readonly onlyByName?: true;
  readonly run: (open: () => MeasuredWall) => Promise<readonly Figure[]>;
}

/** One row of the fault catalogue: a promise, how often it was tested, and how often it was broken. */
export interface FigureRow {
  readonly promise: string;
  readonly tries: number;
  readonly losses: number;
}

/** What a file in tests/faults exports as `fault`. */
export interface Fault {
  readonly name: string;
  readonly run: (open: () => MeasuredWall) => Promise<readonly FigureRow[]>;
}
