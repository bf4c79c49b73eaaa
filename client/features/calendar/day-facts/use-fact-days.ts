import { useMemo } from "react";
import { useBins } from "../../bins/queries.ts";
import { useHolidays } from "../../holidays/queries.ts";

/** The days of a range on which a public holiday is or a bin is collected, by which an agenda shows them without an event. */
export const useFactDays = (start: string, end: string): ReadonlySet<string> => {
  const holidays = useHolidays(start, end).data?.items;
  const collections = useBins(start, end).data?.collections;
  return useMemo(
    () =>
      new Set([
        ...(holidays ?? []).filter(({ kind }) => kind === "public").map((one) => one.start),
        ...(collections ?? []).map(({ date }) => date),
      ]),
    [holidays, collections],
  );
};
