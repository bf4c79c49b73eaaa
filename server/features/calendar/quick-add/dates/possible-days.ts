import type { Temporal } from "temporal-polyfill";
import type { EventPhrases } from "../event-phrases.ts";
import { firstDaysOf } from "./first-day.ts";
import { minutesPerDay } from "../hours.ts";

type Day = Temporal.PlainDate;

/** From this hour on, what has no hour isn't planned for today any more, in minutes after midnight. */
const eveningMinutes = 17 * 60;
/** What begins so soon is called today's, not by the weekday, in minutes. */
const soonMinutes = 120;

const daysOf = (
  { dates, repeat }: EventPhrases,
  today: Day,
  { begin, now }: { readonly begin: number | undefined; readonly now: number },
): readonly Day[] => {
  if (dates !== null) {
    const [only, ...more] = dates.days;
    // "Every Tuesday from 3 January" begins on the first Tuesday from then on.
    if (repeat !== null && only !== undefined && more.length === 0 && dates.last === undefined)
      return [firstDaysOf(repeat, only, false)[0] ?? only];
    const [first, second, ...others] = dates.days;
    const isToday = first?.equals(today) === true && second?.equals(today.add({ days: 7 }));
    // "Friday" on a Friday: the next one, unless the hour is well ahead.
    const isTooLate = begin === undefined ? now >= eveningMinutes : begin <= now + soonMinutes;
    if (isToday === true && second !== undefined) return isTooLate ? [second] : dates.days;
    return first === undefined ? [] : [first, ...(second === undefined ? [] : [second]), ...others];
  }
  const isOver = begin !== undefined && begin <= now;
  return repeat === null ? [] : firstDaysOf(repeat, today, isOver);
};

/**
 * The possible first days of an event, likeliest first; `begin` and `now` are minutes after midnight. The midnight of a
 * day is mostly at its end, which is the next day's first minute.
 */
export const possibleDays = (...asked: Parameters<typeof daysOf>): readonly Day[] => {
  const [{ dates, repeat, times }, , { begin, now }] = asked;
  const midnight = times.start?.midnight;
  if (midnight === undefined || dates === null || repeat !== null || dates.last !== undefined)
    return daysOf(...asked);
  const atEnd = (day: Day): Day => day.add({ days: 1 });
  const days = daysOf(asked[0], asked[1], { begin: (begin ?? 0) + minutesPerDay, now });
  return midnight === "end" ? days.map(atEnd) : days.flatMap((day) => [atEnd(day), day]);
};
