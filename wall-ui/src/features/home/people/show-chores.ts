import { showRows } from "../show-rows.ts";

/** How many of a list's rows are hidden in a step of `showChores`. */
export const hiddenChoresIn = (step: number): number => Math.floor(step / 2);

/** The last step of a list of so many rows, in which all are hidden. */
export const tightestChoreStep = (rows: number): number => 2 * rows + 1;

/**
 * Hides the last rows of a list of chores and says how many, beside what comes next; before one more is hidden, what
 * comes next is gone, because its hour alone says nothing.
 */
export const showChores = (list: HTMLElement, step: number): void => {
  const hidden = hiddenChoresIn(step);
  showRows(list, hidden);
  list.toggleAttribute("data-whole", hidden === 0);
  list.nextElementSibling?.toggleAttribute("hidden", hidden === 0);
  list.parentElement?.toggleAttribute("data-more", hidden > 0);
  list.parentElement?.toggleAttribute("data-footless", step % 2 === 1);
};

const showsAll = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }: Element): boolean =>
  scrollWidth <= clientWidth + 1 && scrollHeight <= clientHeight + 1;

/** Whether a list of chores shows all its rows, and what comes next all its words, within their card. */
export const choresFit = (list: HTMLElement): boolean => {
  const card = list.parentElement;
  const foot = card?.querySelector("footer");
  if (card === null || !foot) return showsAll(list);
  const isWithin = foot.getBoundingClientRect().bottom <= card.getBoundingClientRect().bottom + 0.5;
  return showsAll(list) && [...foot.children].every(showsAll) && isWithin;
};
