import type { CalendarRange } from "#contract/calendar.ts";

/** An answer with each time of a repeated event as an event of its own, whether it was asked for compact or not. */
export const expandRange = ({ series = [], ...range }: CalendarRange): CalendarRange => ({
  ...range,
  events: [
    ...range.events,
    ...series.flatMap(({ times, ...alike }) =>
      times.map((time) => ({ ...alike, occurrence: time.start, ...time })),
    ),
  ],
});
