import type { Bin } from "#contract/bins.ts";
import type { Holiday } from "#contract/holidays.ts";
import { addDays } from "../../../i18n/time.ts";
import { useBins } from "../../bins/queries.ts";
import { useHolidays } from "../../holidays/queries.ts";

/** What stands fast about a day beside its events. */
export interface DayFactsOfDay {
  readonly holidays: readonly Holiday[];
  readonly bins: readonly Bin[];
  /** All of it, for who listens. */
  readonly words: readonly string[];
}

/** The month of a day: one question for all of its days, whichever view asks. */
const monthOf = (day: string): { readonly start: string; readonly end: string } => {
  const start = `${day.slice(0, 7)}-01`;
  return { start, end: addDays(`${addDays(start, 31).slice(0, 7)}-01`, -1) };
};

/** The holidays and bins of a day; nothing while they are unknown. */
export const useDayFacts = (day: string): DayFactsOfDay => {
  const { start, end } = monthOf(day);
  const holidays = (useHolidays(start, end).data?.items ?? []).filter(
    (holiday) => holiday.start <= day && day <= holiday.end,
  );
  const collected = useBins(start, end).data;
  const bins = (collected?.bins ?? []).filter(({ id }) =>
    collected?.collections.some(({ binId, date }) => binId === id && date === day),
  );
  return { holidays, bins, words: [...holidays, ...bins].map(({ name }) => name) };
};
