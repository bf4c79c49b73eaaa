import { useCallback } from "react";
import type { OperationAnswer } from "#contract/api.ts";
import { defineRead } from "../../api/call.ts";
import { useI18n } from "../../i18n/use-i18n.ts";
import { type QueryState, useRead } from "../../query/query-state.ts";
import { useSampleWhileNothing } from "../../query/sample-fallback.ts";
import type { Sample } from "../../query/sample/sample.ts";

const holidaysRead = defineRead("GET /api/holidays", "holidays");
const countriesRead = defineRead("GET /api/holidays/places", "holidays");
const regionsRead = defineRead("GET /api/holidays/places/{country}", "holidays");

/** The public and school holidays that touch the days from `start` to `end`, in the reader's language. */
export const useHolidays = (
  start: string,
  end: string,
): QueryState<OperationAnswer<"GET /api/holidays">> => {
  const { language } = useI18n();
  const build = useCallback((sample: Sample) => sample.holidays(start, end), [start, end]);
  const shown = useRead(holidaysRead, { query: { start, end, language } });
  return useSampleWhileNothing(shown, ({ items }) => items.length === 0, build);
};

/** The countries whose holidays are known, and the one where this house seems to be. */
export const useHolidayCountries = (): QueryState<OperationAnswer<"GET /api/holidays/places">> => {
  const { language } = useI18n();
  return useRead(countriesRead, { query: { language } });
};

/** The parts of a country that have holidays of their own; nothing is asked without a country. */
export const useHolidayRegions = (
  country: string | null,
): QueryState<OperationAnswer<"GET /api/holidays/places/{country}">> => {
  const { language } = useI18n();
  return useRead(
    regionsRead,
    { params: { country: country ?? "" }, query: { language } },
    { enabled: country !== null },
  );
};
