/** So many events may go from a calendar without a question, and such a share of what is to come. */
const [fewEvents, smallShare] = [5, 1 / 5];

/** Whether so few events may go from a calendar without a question, however many it has. */
export const areFew = (gone: number): boolean => gone <= fewEvents;

/** Whether so many of a calendar's coming events are gone at once that a parent is asked. */
export const isSuspiciouslyMany = (gone: number, coming: number): boolean =>
  !areFew(gone) && gone > coming * smallShare;
