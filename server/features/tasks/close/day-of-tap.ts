import { mostDaysOfLateTap } from "#contract/rules/late-tap.ts";
import { addDays } from "#server/platform/clock.ts";
import { apiSentence } from "#server/platform/api-sentence.ts";
import { HttpError, InvalidInput } from "#server/platform/errors.ts";

/** The fields of a tap's request. */
export interface TaskTapInput {
  readonly id: string;
  readonly memberId: string;
  /** The family's day of the tap; by default today. */
  readonly date?: string | undefined;
  /** Whether the tap may have waited on a phone that was offline. */
  readonly offline?: boolean | undefined;
  /** Whether the caller has proved to be a parent. */
  readonly byParent?: boolean;
}

/** The day of a tap that waited on a phone: today where that phone's clock is fast; 400 `tooOld` beyond a week. */
const dayOfLateTap = (date: string, today: string): string => {
  if (date >= addDays(today, -mostDaysOfLateTap)) return date < today ? date : today;
  throw new HttpError(400, apiSentence("tooOld", { date }), {
    code: "tooOld",
    field: "date",
  });
};

/** The day that a tap counts for: 400 unless it is today or yesterday, or the tap waited on a phone. */
export const dayOfTap = ({ date, offline }: TaskTapInput, today: string): string => {
  if (date === undefined) return today;
  if (offline === true) return dayOfLateTap(date, today);
  const yesterday = addDays(today, -1);
  if (date === today || date === yesterday) return date;
  throw new InvalidInput(
    "date",
    `date: expected today or yesterday (${today} or ${yesterday}), got ${date}.`,
  );
};
