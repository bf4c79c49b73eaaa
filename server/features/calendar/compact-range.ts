import type { CalendarEvent, CalendarEventTimes, CalendarRange } from "#contract/calendar.ts";

/** What an event shares with other times of its series, and what is this time's own. */
const split = ({ id, occurrence, start, end, alarms, ...alike }: CalendarEvent) => ({
  alike,
  time: {
    ...{ id, start, end },
    ...(occurrence === start ? {} : { occurrence }),
    ...(alarms === undefined ? {} : { alarms }),
  },
});

/** A range in which the times of a repeated event that are alike share what they have in common, in the order of their first. */
export const compactRange = (range: CalendarRange): CalendarRange => {
  const events: CalendarEvent[] = [];
  const series = new Map<string, CalendarEventTimes>();
  for (const event of range.events) {
    if (event.seriesId === undefined || event.occurrence === undefined) {
      events.push(event);
      continue;
    }
    const { alike, time } = split(event);
    const key = JSON.stringify(alike);
    const known = series.get(key);
    if (known === undefined) series.set(key, { ...alike, times: [time] });
    else known.times.push(time);
  }
  return { ...range, events, series: [...series.values()] };
};
