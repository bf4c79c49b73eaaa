/** What earlier tries at a file have taught: what to leave out, so that the rest can be shown. */
export interface Care {
  /** Components of the file, by the number of their BEGIN. */
  readonly components: readonly number[];
  /** Series of the file, by their number. */
  readonly series: readonly number[];
  /** This series and all that are dearer are left out. */
  readonly stopAt: number | null;
  /** Nothing repeats and only the first part is read: the last resort. */
  readonly plain: boolean;
}

/** Where the work on a file stands, so that whoever has to end it knows whose fault it was. */
export type Step = "file" | "component" | "series" | "done";

/** What reading a file may cost. */
export interface Watch {
  /** True once what is done has to do. */
  readonly isLate: () => boolean;
  readonly begins: (step: Step, index: number) => void;
  readonly care: Care;
}

/** Nothing is known against a file yet. */
export const noCare: Care = { components: [], series: [], stopAt: null, plain: false };

/** For those who have all the time in the world. */
export const unhurried: Watch = { isLate: () => false, begins: () => undefined, care: noCare };
