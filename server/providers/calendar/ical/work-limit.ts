/** What earlier tries at a file showed must be skipped, so that the rest can be shown. */
export interface SkipList {
  /** Components by the index of their BEGIN. */
  readonly components: readonly number[];
  /** Series by their index. */
  readonly series: readonly number[];
  /** This series and all more expensive ones are skipped. */
  readonly stopAt: number | null;
  /** Whether repetitions are ignored and only the first part is read, as the last resort. */
  readonly withoutRepetition: boolean;
}

/** The current step of the work on a file, so that a timeout can be attributed. */
export type WorkStep = "file" | "component" | "series" | "done";

/** The limit of the work on a file. */
export interface WorkLimit {
  /** True once the work has to end with what there is. */
  readonly isLate: () => boolean;
  readonly begins: (step: WorkStep, index: number) => void;
  readonly skipList: SkipList;
}

/** Skips nothing. */
export const emptySkipList: SkipList = {
  components: [],
  series: [],
  stopAt: null,
  withoutRepetition: false,
};

/** A limit that is never reached. */
export const noWorkLimit: WorkLimit = {
  isLate: () => false,
  begins: () => undefined,
  skipList: emptySkipList,
};
