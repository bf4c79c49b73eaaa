import type { OperationAnswer } from "#contract/api.ts";
import { addDays, daysFrom, daysBetween, today } from "../../i18n/time.ts";
import { sampleId } from "../../query/sample/sample-id.ts";
import type { SampleInput } from "../../query/sample/sample-input.ts";
import { sampleText } from "../../query/sample/sample-texts.ts";

/** Each bin, in how many days it is collected next, and every how many days. */
const bins = [
  [sampleText("Paper", "Papier"), "newspaper", "#2f6fb3", 1, 14],
  [sampleText("Food waste", "Bio"), "red-apple", "#8a6d3b", 4, 7],
  [sampleText("Rubbish", "Restmüll"), "wastebasket", "#5f6f7f", 8, 14],
] as const;

/** When the sample family's bins are collected: the first of them tomorrow. */
export const sampleBins = (
  { now, timeZone, language }: SampleInput,
  start: string,
  end: string,
): OperationAnswer<"GET /api/bins"> => {
  const day = today(timeZone, now);
  return {
    ...{ start, end },
    bins: bins.map(([name, icon, color]) => ({
      ...{ id: sampleId(icon), name: name[language], icon, color },
    })),
    collections: daysFrom(start, end).flatMap((date) =>
      bins
        .filter(([, , , first, every]) => daysBetween(addDays(day, first), date) % every === 0)
        .map(([, icon]) => ({ binId: sampleId(icon), date })),
    ),
  };
};
