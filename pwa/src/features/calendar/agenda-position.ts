/** So many days are read and drawn at once. */
export const stretchDays = 28;

/** How much of the list is open, in stretches of four weeks around today, and how far it is scrolled (px). */
export interface AgendaPlace {
  readonly before: number;
  readonly after: number;
  readonly scrolled: number;
}

/** Today and what comes. */
export const firstPlace: AgendaPlace = { before: 0, after: 1, scrolled: 0 };
