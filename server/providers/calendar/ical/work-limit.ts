/** What earlier tries at a file have taught: what to leave out, so that the rest can be shown. */
export interface SkipList {
  /** Components of the file, by the number of their BEGIN. */
  readonly components: readonly number[];
  /** Series of the file, by their number. */
  readonly series: readonly number[];
  /** This series and all that are dearer are left out. */
  readonly stopAt: number | null;
  /** Nothing repeats and only the first part is read: the last resort. */
  readonly withoutRepetition: boolean;
}

/** Where the work on a file stands, so that whoever has to end it knows whose fault it was. */
export type WorkStep = "file" | "component" | "series" | "done";

/** What reading a file may cost. */
export interface WorkLimit {
  /** True once what is done has to do. */
  readonly isLate: () => boolean;
  readonly begins: (step: WorkStep, index: number) => void;
  readonly skipList: SkipList;
}

/** Nothing is known against a file yet. */
export const emptySkipList: SkipList = {
  components: [],
  series: [],
  stopAt: null,
  withoutRepetition: false,
};

/** For those who have all the time in the world. */
export const noWorkLimit: WorkLimit = {
  isLate: () => false,
  begins: () => undefined,
  skipList: emptySkipList,
};
