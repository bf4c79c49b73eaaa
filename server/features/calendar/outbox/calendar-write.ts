import type * as z from "zod";
import type { ObjectEdit } from "#server/providers/calendar/object-port.ts";
import type { FamilySeriesMove } from "../family/series-moves.ts";
import type { storedCalendarObject } from "#server/db/stored-json.ts";

/** The object that comes of a write beside: the series that goes on, or the place in another calendar. */
export type OtherObject = z.infer<typeof storedCalendarObject>;

/** A write into a calendar of an account that isn't settled. */
export interface CalendarWrite {
  readonly id: number;
  readonly calendarId: string;
  readonly path: string;
  readonly url: string;
  readonly uid: string;
  /** What the family calls the event. */
  readonly title: string;
  /** The object as the family saw it, and as it shall be; null where there is none. */
  readonly baseIcs: string | null;
  readonly wantedIcs: string | null;
  /** Null where nothing else is meant than exactly `wantedIcs`. */
  readonly edit: ObjectEdit | null;
  readonly other: OtherObject | null;
  /** Whether `other` is the place to which it moves. */
  readonly isMove: boolean;
  /** What it did in the family calendar when it was stored; null: nothing. */
  readonly family: FamilySeriesMove | null;
  /** How many of its requests are done. */
  readonly step: number;
  /** When the request was sent that has no answer, in milliseconds since 1970. */
  readonly sentAt: number | null;
  /** Why it isn't tried any more until somebody decides: `conflict`, or an error code. */
  readonly problem: string | null;
  /** The write that its server has to take before this one is sent; null where nothing has to come first. */
  readonly after: number | null;
  /** The first write of the act that it is part of; null where it is an act of its own. */
  readonly act: number | null;
  readonly memberId: string | null;
  readonly begunAt: number;
}

/** A write that is about to begin. */
export type NewCalendarWrite = Omit<
  CalendarWrite,
  "id" | "step" | "sentAt" | "problem" | "after" | "act"
> &
  Partial<Pick<CalendarWrite, "after" | "act">>;

/** The steps of a move: asked of the server, written at its new place, taken from its old one. */
export const moveSteps = { ask: 0, put: 1, takeAway: 2 } as const;

/** The steps of a part of a series that goes on by itself: written at its new place, taken out of its series. */
export const partSteps = { create: 0, takeOut: 1 } as const;

/** Whether a server has what comes of a write beside, and its own object isn't as it shall be yet. */
export const isHalfDone = ({ isMove, other, step }: CalendarWrite): boolean =>
  other !== null && step >= (isMove ? moveSteps.takeAway : partSteps.takeOut);
