import type { EditTarget, EventPatch } from "#contract/calendar-family.ts";
import { InvalidInput } from "#server/platform/errors.ts";
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

/** The 400 for a picture, which no calendar server keeps. */
export const pictureRefused = (): InvalidInput =>
  new InvalidInput("icon", "icon: only events of the family calendar have a picture.");

/** The fields that a calendar server keeps; 400 for what only the family calendar has. */
export const storedPatch = ({
  memberIds,
  icon,
  feedId: _feed,
  ...patch
}: EventPatch): StoredPatch => {
  if (memberIds !== undefined)
    throw new InvalidInput("memberIds", "memberIds: whose it is, its calendar says.");
  if (icon !== undefined && icon !== null) throw pictureRefused();
  return patch;
};
