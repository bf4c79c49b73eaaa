import type { Bin } from "#contract/bins.ts";
import { useNow } from "../../platform/clock.ts";
import { useI18n } from "../../i18n/use-i18n.ts";
import { useToday } from "../../context/clock.ts";
import { addDays } from "../../i18n/time.ts";
import { useBins } from "./queries.ts";

/** From noon on a house thinks of what goes out in the evening. */
const fromMinute = 12 * 60;

/** The bins that are collected today, and those that go out this evening. */
export const useComingBins = (): {
  readonly today: readonly Bin[];
  readonly out: readonly Bin[];
} => {
  const today = useToday();
  const { minuteAt } = useI18n();
  const isLate = minuteAt(useNow("minute")) >= fromMinute;
  const shown = useBins(today, addDays(today, 1)).data;
  const on = (day: string) =>
    (shown?.bins ?? []).filter(({ id }) =>
      shown?.collections.some(({ binId, date }) => binId === id && date === day),
    );
  return { today: on(today), out: isLate ? on(addDays(today, 1)) : [] };
};
