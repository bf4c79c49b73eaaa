import { addDays } from "../../clock.ts";
import type { Roster } from "../../config/members.ts";
import { InvalidInput } from "../../http/errors.ts";

/** What a tap says about itself. */
export interface Tap {
  readonly id: string;
  readonly memberId: string;
  /** The family's day of the tap; today unless told. */
  readonly date?: string | undefined;
}

/** 400 unless the member lives here. */
export const checkMember = (roster: Roster, memberId: string): void => {
  if (!roster.some(({ id }) => id === memberId))
    throw new InvalidInput("memberId", "memberId: nobody in the family has this id.");
};

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
