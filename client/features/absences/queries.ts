import type { AbsenceOfDay } from "#contract/absences.ts";
import type { OperationAnswer } from "#contract/api.ts";
import { defineRead } from "../../api/call.ts";
import { addDays } from "../../i18n/time.ts";
import { type QueryState, useRead } from "../../query/query-state.ts";

const absencesRead = defineRead("GET /api/absences", "absences");
const absenceDaysRead = defineRead("GET /api/absences/days", "absences");
const none: readonly AbsenceOfDay[] = [];

/** Days away and weeks that come again: on, to come, or ended in the last seven days. */
export const useAbsences = (): QueryState<OperationAnswer<"GET /api/absences">> =>
  useRead(absencesRead, {});

/** Who is away and who has which shift on a day, in the family's order; nobody while that can't be read. */
export const useAbsencesOn = (day: string): readonly AbsenceOfDay[] => {
  const start = `${day.slice(0, 7)}-01`;
  // All days of a month ask the same question, which is asked once.
  const end = addDays(`${addDays(start, 31).slice(0, 7)}-01`, -1);
  return useRead(absenceDaysRead, { query: { start, end } }).data?.days[day] ?? none;
};
