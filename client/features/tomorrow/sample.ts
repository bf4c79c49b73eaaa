import type { CalendarEvent } from "#contract/calendar.ts";
import type { DayAhead } from "#contract/tomorrow.ts";
import { addDays, dayOf } from "../../i18n/time.ts";
import type { SampleInput } from "../../query/sample/sample-input.ts";
import { sampleTexts } from "../../query/sample/sample-texts.ts";

/** The sample family's day ahead, made of their calendar and their dinner. */
export const sampleDayAhead = (
  { members, timeZone, language }: SampleInput,
  date: string,
  {
    events,
    dinner,
    lines,
  }: {
    readonly events: readonly CalendarEvent[];
    readonly dinner: string[];
    readonly lines: DayAhead["lines"];
  },
): DayAhead => {
  const timed = events
    .filter(({ allDay, start }) => !allDay && dayOf(start, timeZone) === date)
    .toSorted((a, b) => a.start.localeCompare(b.start));
  const firsts = members.flatMap(({ id: memberId }) => {
    const event = timed.find(({ memberIds }) => memberIds.includes(memberId));
    return event === undefined ? [] : [{ memberId, event }];
  });
  const [moved] = events.filter(({ allDay }) => allDay).slice(-1);
  return {
    ...{ date, evening: "19:00", lines },
    firsts,
    further: timed.filter((each) => firsts.every(({ event }) => event !== each)),
    hasCalendar: true,
    wholeDays: events.filter(({ allDay, start, end }) => allDay && start <= date && date < end),
    rides: timed.filter(({ driver, leaveAt }) => (driver ?? leaveAt) !== undefined),
    weather: { condition: "rain", hi: 9, lo: 4, clothes: ["warmJacket", "umbrella"] },
    dinner: dinner.map((title) => ({ title })),
    changes: [
      {
        ...{ kind: "new", title: sampleTexts.books[language] },
        memberIds: moved?.memberIds ?? [],
        is: { start: addDays(date, 6), allDay: true },
      },
    ],
  };
};
