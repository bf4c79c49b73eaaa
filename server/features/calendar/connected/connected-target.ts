import type { EditTarget, EventPatch } from "#contract/calendar-family.ts";
import type { StoredPatch } from "#server/providers/calendar/object-port.ts";

/** How a change is meant: which times of the event, and whether its guests may be told. */
export interface ConnectedTarget extends EditTarget {
  readonly tellGuests?: "yes" | undefined;
}

/** Which times of the event are meant. */
export const editTarget = ({ scope, occurrence }: ConnectedTarget): EditTarget => ({
  ...(scope === undefined ? {} : { scope }),
  ...(occurrence === undefined ? {} : { occurrence }),
});

/** The fields that a calendar server keeps; whose it is and its picture stay in this house. */
export const storedPatch = ({
  memberIds: _whose,
  icon: _picture,
  feedId: _feed,
  ...patch
}: EventPatch): StoredPatch => patch;
