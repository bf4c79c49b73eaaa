/** Days without routines, both included. */
export interface StoredPause {
  readonly id: number;
  readonly start: string;
  readonly end: string;
  /** Null means the whole household. */
  readonly memberIds: readonly string[] | null;
  readonly reason: string | null;
  /** The family's day on which it was entered. */
  readonly madeOn: string;
}

/** Where days away are stored that don't come again. */
export interface PauseStore {
  add(pause: Omit<StoredPause, "id">): StoredPause;
  find(id: number): StoredPause | null;
  /** Those that end on a day or later, by their first day. */
  endingFrom(day: string): readonly StoredPause[];
  setEnd(id: number, end: string): void;
  remove(id: number): void;
}

/** Days away that a day is one of, until the last of them. */
export interface AwaySpan extends Pick<StoredPause, "memberIds" | "reason" | "end"> {
  /** They are days of weeks that come again. */
  readonly comesAgain: boolean;
}

/** Who is away, of holidays and of weeks that come again. */
export interface StoredAbsences {
  readonly pauses: PauseStore;
  readonly awayOn: (day: string) => readonly AwaySpan[];
}
