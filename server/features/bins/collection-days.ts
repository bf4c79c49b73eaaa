import { Temporal } from "temporal-polyfill";
import type { BinCollection, BinSetting } from "#contract/bins.ts";
import { addDays } from "../../platform/clock.ts";

const weekday = (day: string): number => Temporal.PlainDate.from(day).dayOfWeek;

/**
 * When a collection takes place: a day later for each public holiday in its week from Monday on, one on the later day
 * included; what would be on a Sunday is on Monday.
 */
export const afterHolidays = (usual: string, isHoliday: (day: string) => boolean): string => {
  const sunday = 7;
  const monday = addDays(usual, 1 - weekday(usual));
  let moved = usual;
  for (let day = monday; day <= moved && weekday(day) !== sunday; day = addDays(day, 1))
    if (isHoliday(day)) moved = addDays(moved, 1);
  return moved > usual && weekday(moved) === sunday ? addDays(moved, 1) : moved;
};

/** The collections of one bin's rule in a range of days, both included. */
export const collectionsByRule = (
  { id, rule, afterHoliday }: BinSetting,
  { start, end }: { readonly start: string; readonly end: string },
  isHoliday: (day: string) => boolean,
): BinCollection[] => {
  if (rule === null) return [];
  const step = 7 * rule.everyWeeks;
  // A collection of the week before may be moved into the range.
  const from = addDays(start, -7);
  const passed = Temporal.PlainDate.from(rule.first).until(from, { largestUnit: "days" }).days;
  const found: BinCollection[] = [];
  let usual = addDays(rule.first, Math.max(0, Math.ceil(passed / step)) * step);
  for (; usual <= end; usual = addDays(usual, step)) {
    const date = afterHoliday ? afterHolidays(usual, isHoliday) : usual;
    if (start <= date && date <= end)
      found.push({ binId: id, date, ...(date === usual ? {} : { movedFrom: usual }) });
  }
  return found;
};
