import { useCallback } from "react";
import type { AbsenceOfDay } from "#contract/absences.ts";
import type { OperationAnswer } from "#contract/api.ts";
import { defineRead } from "../../api/call.ts";
import { addDays } from "../../i18n/time.ts";
import { type QueryState, useRead } from "../../query/query-state.ts";
import { useSampleWhileNothing } from "../../query/sample-fallback.ts";
import type { Sample } from "../../query/sample/sample.ts";

const absencesRead = defineRead("GET /api/absences", "absences");
const absenceDaysRead = defineRead("GET /api/absences/days", "absences");
const none: readonly AbsenceOfDay[] = [];

/** Days away and weeks that come again: on, to come, or ended in the last seven days. */
export const useAbsences = (): QueryState<OperationAnswer<"GET /api/absences">> =>
  useRead(absencesRead, {});

const firstOfMonth = (day: string): string => `${day.slice(0, 7)}-01`;
const lastOfMonth = (day: string): string =>
  addDays(firstOfMonth(addDays(firstOfMonth(day), 31)), -1);
type AbsenceDays = Readonly<Record<string, readonly AbsenceOfDay[]>>;
const noDays: AbsenceDays = {};

/** Who is away and who has which shift, by day, in the months that two days are in; nobody while that can't be read. */
export const useAbsenceDays = (first: string, last: string): AbsenceDays => {
  // All days of a month ask the same question, which is asked once.
  const query = { start: firstOfMonth(first), end: lastOfMonth(last) };
  const { start, end } = query;
  const build = useCallback((sample: Sample) => sample.absenceDays(start, end), [start, end]);
  const shown = useRead(absenceDaysRead, { query });
  const isNothing = ({ days }: { days: AbsenceDays }) => Object.keys(days).length === 0;
  return useSampleWhileNothing(shown, isNothing, build).data?.days ?? noDays;
};

/** Who is away and who has which shift on a day, in the family's order; nobody while that can't be read. */
export const useAbsencesOn = (day: string): readonly AbsenceOfDay[] =>
  useAbsenceDays(day, day)[day] ?? none;
