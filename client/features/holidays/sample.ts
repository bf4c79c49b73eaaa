import type { OperationAnswer } from "#contract/api.ts";
import { addDays, today } from "../../i18n/time.ts";
import { sampleId } from "../../query/sample/sample-id.ts";
import type { SampleInput } from "../../query/sample/sample-input.ts";
import { sampleText } from "../../query/sample/sample-texts.ts";

const bankHoliday = sampleText("Bank holiday", "Feiertag");
const noSchool = sampleText("School holidays", "Schulferien");

/** The sample family's holidays: one day this week, and a week without school after the next. */
export const sampleHolidays = (
  { now, timeZone, language }: SampleInput,
  start: string,
  end: string,
): OperationAnswer<"GET /api/holidays"> => {
  const day = today(timeZone, now);
  const all = [
    {
      ...{ id: sampleId("public"), name: bankHoliday[language], kind: "public" as const },
      ...{ start: addDays(day, 5), end: addDays(day, 5) },
    },
    {
      ...{ id: sampleId("school"), name: noSchool[language], kind: "school" as const },
      ...{ start: addDays(day, 15), end: addDays(day, 22) },
    },
  ];
  return { start, end, items: all.filter((one) => one.start <= end && one.end >= start) };
};
