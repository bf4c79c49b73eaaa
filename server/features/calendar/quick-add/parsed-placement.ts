import type { Temporal } from "temporal-polyfill";
import type { ParsedDates } from "./dates/dates.ts";
import type { ParsedTimes } from "./times.ts";
import { minutesPerDay } from "./hours.ts";

type Day = Temporal.PlainDate;

const usualMinutes = 60;

/** The instant that is some minutes after a day's midnight, as ISO text. */
export const instantOnDay = (day: Day, minutes: number, timeZone: string): string =>
  new Date(
    day
      .add({ days: Math.floor(minutes / minutesPerDay) })
      .toPlainDateTime({ hour: Math.floor((minutes % minutesPerDay) / 60), minute: minutes % 60 })
      .toZonedDateTime(timeZone).epochMilliseconds,
  ).toISOString();

/** When an event is: days, or instants as ISO text. */
export interface ParsedPlacement {
  readonly start: string;
  readonly end: string;
  readonly allDay: boolean;
}

/** The last day of what begins on one of the possible days. */
const lastDayFrom = (day: Day, dates: ParsedDates | null): Day | undefined => {
  const [first] = dates?.days ?? [];
  return first === undefined ? undefined : dates?.last?.add({ days: first.until(day).days });
};

/** The placement of an event, once its day is known. */
export const placeParsedEvent = (
  day: Day,
  {
    dates,
    times,
    length,
  }: { dates: ParsedDates | null; times: ParsedTimes; length: number | undefined },
  timeZone: string,
): ParsedPlacement => {
  const begin = times.start?.minutes ?? times.part?.minutes;
  const last = lastDayFrom(day, dates);
  const days = length === undefined ? 1 : Math.max(1, Math.round(length / minutesPerDay));
  if (
    dates?.haveHours === true &&
    begin !== undefined &&
    last !== undefined &&
    times.end !== undefined
  )
    return {
      // "Saturday 24:00" begins with Sunday.
      start: instantOnDay(
        day,
        times.start?.midnight === "end" ? begin + minutesPerDay : begin,
        timeZone,
      ),
      end: instantOnDay(last, times.end, timeZone),
      allDay: false,
    };
  if (begin === undefined || times.isAllDay || last !== undefined) {
    const end = last === undefined ? day.add({ days }) : last.add({ days: 1 });
    return { start: day.toString(), end: end.toString(), allDay: true };
  }
  const stop = times.end;
  const minutes =
    stop === undefined
      ? begin + (length ?? usualMinutes)
      : stop > begin
        ? stop
        : stop + minutesPerDay;
  return {
    start: instantOnDay(day, begin, timeZone),
    end: instantOnDay(day, minutes, timeZone),
    allDay: false,
  };
};
