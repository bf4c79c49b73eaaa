import type { CalendarEvent } from "#contract/calendar.ts";
import { eventDaysOf } from "../range-store.ts";
import { daysBetween } from "#client/i18n/time.ts";

/** How many days ahead a countdown looks. */
export const countdownDays = 90;

/** What the family waits for: why, and in how many days it begins; 0 is today. */
export interface CountdownEvent {
  readonly event: CalendarEvent;
  readonly kind: "marked" | "birthday" | "holiday";
  readonly days: number;
}

const mark = /\s*[★☆⭐🌟]\uFE0F?\s*/gu;
const birthday = /birthday|geburtstag|🎂/iu;
const holiday = /\bholidays?\b|\bvacation\b|ferien\b|\burlaub\b|🏖|🏝/iu;

/** A title without the star by which somebody marked it. */
export const withoutStar = (title: string): string => title.replaceAll(mark, " ").trim();

/** Whether somebody marked it with a star in its title, as can be done in every calendar. */
export const isStarred = (title: string): boolean => title !== "" && title.search(mark) !== -1;

/** A title with the star, or without it. */
export const withStarred = (title: string, marked: boolean): string =>
  marked ? `★ ${withoutStar(title)}` : withoutStar(title);

const kindOf = ({ title, icon }: CalendarEvent): CountdownEvent["kind"] | undefined => {
  if (isStarred(title)) return "marked";
  if (birthday.test(title) || icon === "birthday-cake") return "birthday";
  return holiday.test(title) ? "holiday" : undefined;
};

/** What the family counts the days to from `today` on, the nearest first: what somebody marked, else the next birthday or the next holidays. */
export const countdownsIn = (
  events: readonly CalendarEvent[],
  today: string,
  timeZone: string,
): CountdownEvent[] => {
  const coming = events
    .flatMap((event): CountdownEvent[] => {
      const kind = kindOf(event);
      const days = daysBetween(today, eventDaysOf(event, timeZone).first);
      return kind === undefined || days < 0 || days > countdownDays ? [] : [{ event, kind, days }];
    })
    .toSorted((a, b) => a.days - b.days);
  const marked = coming.filter(({ kind }) => kind === "marked");
  return marked.length > 0 ? marked : coming.slice(0, 1);
};
