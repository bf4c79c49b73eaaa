import { showRows } from "../show-rows.ts";

/** How many of a list's rows are hidden in a step of `showChores`. */
export const hiddenChoresIn = (step: number): number => Math.ceil(step / 2);

/** The last step of a list of so many rows, in which all are hidden. */
export const tightestChoreStep = (rows: number): number => Math.max(0, 2 * rows - 1);

/** Hides the last rows of a list of chores and says below it how many; before one more is hidden, beside what comes next in place of above it. */
export const showChores = (list: HTMLElement, step: number): void => {
  showRows(list, hiddenChoresIn(step));
  list.toggleAttribute("data-whole", step === 0);
  list.nextElementSibling?.toggleAttribute("hidden", step === 0);
  list.parentElement?.toggleAttribute("data-tight", step > 0 && step % 2 === 0);
};
