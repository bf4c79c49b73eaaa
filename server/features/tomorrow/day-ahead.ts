import type { CalendarEvent } from "#contract/calendar.ts";
import type { DayAhead, DayLine } from "#contract/tomorrow.ts";
import type { Weather } from "#contract/weather.ts";
import type { Roster } from "../../config/roster.ts";
import { dayAt } from "../../platform/clock.ts";
import { clothesFor } from "./clothes.ts";

/** Says something of a day, such as which bins go out; rejects where its source can't be read. */
export type DayContributor = (day: string) => readonly DayLine[] | Promise<readonly DayLine[]>;

/** What a day is told from; what couldn't be read is empty or null. */
export interface DayAheadParts {
  /** Null where no calendar could be read. */
  readonly events: readonly CalendarEvent[] | null;
  readonly roster: Roster;
  readonly timeZone: string;
  readonly evening: string;
  readonly weather: Weather | null;
  readonly dinner: DayAhead["dinner"];
  readonly lines: readonly DayLine[];
  /** Whether the lines say an event in other words, as they do where the town collects a bin. */
  readonly isInLines: (event: CalendarEvent) => boolean;
  readonly changes: DayAhead["changes"];
}

const bringWords = /(?:^|\n)\s*(?:bring|take along|mitbringen|mitnehmen)\s*:\s*([^\n]{1,200})/iu;

/** What an event's notes ask to bring: a line such as "Bring: swimming bag". */
const bringLine = ({ notes = "", memberIds, icon }: CalendarEvent): DayLine[] => {
  const text = bringWords.exec(notes)?.[1]?.trim();
  return text === undefined || text === ""
    ? []
    : [
        {
          about: "bring",
          text,
          memberIds: [...memberIds],
          ...(icon === undefined ? {} : { icon }),
        },
      ];
};

const isOn = ({ start, end, allDay }: CalendarEvent, day: string, timeZone: string): boolean =>
  allDay ? start <= day && day < end : dayAt(Date.parse(start), timeZone) === day;

/** Whether an event is a member's: one that names nobody who lives here is everybody's. */
const isOf = ({ memberIds }: CalendarEvent, memberId: string, roster: Roster): boolean =>
  memberIds.includes(memberId) || !roster.some(({ id }) => memberIds.includes(id));

/** What the family needs to know of a day. */
export const dayAhead = (day: string, facts: DayAheadParts): DayAhead => {
  const { events, roster, timeZone, weather, dinner, lines, changes } = facts;
  const there = (events ?? [])
    .filter((event) => isOn(event, day, timeZone))
    .toSorted((a, b) => a.start.localeCompare(b.start));
  const timed = there.filter(({ allDay }) => !allDay);
  const forecast = weather?.week.find(({ date }) => date === day);
  const firsts = roster.flatMap(({ id: memberId }) => {
    const event = timed.find((each) => isOf(each, memberId, roster));
    return event === undefined ? [] : [{ memberId, event }];
  });
  return {
    ...{ date: day, evening: facts.evening },
    firsts,
    further: timed.filter((each) => firsts.every(({ event }) => event !== each)),
    hasCalendar: events !== null,
    wholeDays: there.filter(
      (event) =>
        event.allDay && !facts.isInLines(event) && !lines.some(({ text }) => text === event.title),
    ),
    rides: timed.filter(
      ({ driver, collector, leaveAt }) => (driver ?? collector ?? leaveAt) !== undefined,
    ),
    lines: [...there.flatMap(bringLine), ...lines],
    ...(forecast === undefined || weather === null
      ? {}
      : {
          weather: {
            ...{ condition: forecast.condition, hi: forecast.hi, lo: forecast.lo },
            clothes: clothesFor(forecast, weather.units),
          },
        }),
    dinner,
    changes,
  };
};
