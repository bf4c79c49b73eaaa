import { addDays } from "../../clock.ts";
import type { Roster } from "../../config/members.ts";
import { InvalidInput } from "../../http/errors.ts";

/** What a tap says about itself. */
export interface Tap {
  readonly id: string;
  readonly memberId: string;
  /** The family's day of the tap; today unless told. */
  readonly date?: string | undefined;
  /** A parent has proved to be the one who taps. */
  readonly byParent?: boolean;
}

/** 400 on the field unless all of them live here. */
export const checkMembers = (roster: Roster, field: string, memberIds: readonly string[]): void => {
  const stranger = memberIds.find((memberId) => !roster.some(({ id }) => id === memberId));
  if (stranger !== undefined)
    throw new InvalidInput(field, `${field}: nobody in the family has the id "${stranger}".`);
};

/** 400 unless the member lives here. */
export const checkMember = (roster: Roster, memberId: string): void =>
  checkMembers(roster, "memberId", [memberId]);

/** The day that a tap counts for: 400 unless it is today or yesterday. */
export const dayOfTap = ({ date }: Tap, today: string): string => {
  const yesterday = addDays(today, -1);
  if (date !== undefined && date !== today && date !== yesterday)
    throw new InvalidInput(
      "date",
      `date: expected today or yesterday (${today} or ${yesterday}), got ${date}.`,
    );
  return date ?? today;
};
