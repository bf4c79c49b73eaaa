/** So many days are read and drawn at once. */
export const agendaChunkDays = 28;

/** How much of the list is open, in stretches of four weeks around today, and how far it is scrolled (px). */
export interface AgendaPosition {
  readonly before: number;
  readonly after: number;
  readonly scrolled: number;
}

/** Today and what comes. */
export const initialAgendaPosition: AgendaPosition = { before: 0, after: 1, scrolled: 0 };
