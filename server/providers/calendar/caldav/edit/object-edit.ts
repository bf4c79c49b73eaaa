import type { EventPatch } from "#contract/calendar-family.ts";

/** The fields of an event that a calendar server keeps. */
export type StoredPatch = Omit<EventPatch, "memberIds" | "icon">;

/** What an edit needs to know beside the object. */
export interface EditContext {
  /** Milliseconds since 1970. */
  readonly now: number;
  /** The family's time zone. */
  readonly zone: string;
  readonly newUid: () => string;
}

/** Whether a patch sets a start, an end or the kind of day. */
export const placesAnew = ({ start, end, allDay }: StoredPatch): boolean =>
  start !== undefined || end !== undefined || allDay !== undefined;
