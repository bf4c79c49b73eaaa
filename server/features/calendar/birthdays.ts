import type { CalendarEvent } from "#contract/calendar.ts";
import type { Roster, RosterMember } from "../../config/roster.ts";
import { addDays } from "../../platform/clock.ts";
import type { CalendarSource, DayRange } from "../../providers/calendar/port.ts";

type Answer = Awaited<ReturnType<CalendarSource["events"]>>;

/** What events of the roster's birthdays have in place of a feed. */
const birthdaysFeed = "birthdays";
const picture = "birthday-cake";

/** The day on which a birthday is in a year: who was born on a leap day has it on February's last. */
const dayIn = (year: string, monthDay: string): string =>
  monthDay === "02-29" ? addDays(`${year}-03-01`, -1) : `${year}-${monthDay}`;

const birthdayIn = (
  { id, name, color }: RosterMember,
  birthday: string,
  year: string,
): CalendarEvent => {
  const start = dayIn(year, birthday.slice(-5));
  const age = birthday.startsWith("--") ? 0 : Number(year) - Number(birthday.slice(0, 4));
  return {
    id: `birthday-${id}-${year}`,
    feedId: birthdaysFeed,
    title: age > 0 ? `${name} (${age})` : name,
    ...{ start, end: addDays(start, 1), allDay: true, memberIds: [id], color, icon: picture },
    birthday: { name, ...(age > 0 ? { age } : {}) },
    ...{ recurring: true, editable: false },
  };
};

/** The birthdays of members in a range of days, from the day of their birth on. */
export const birthdaysIn = (roster: Roster, { start, end }: DayRange): CalendarEvent[] => {
  const found: CalendarEvent[] = [];
  for (const member of roster) {
    const { birthday } = member;
    if (birthday === undefined) continue;
    for (let year = Number(start.slice(0, 4)); year <= Number(end.slice(0, 4)); year++) {
      const event = birthdayIn(member, birthday, String(year));
      const isBorn = birthday.startsWith("--") || birthday <= event.start;
      if (isBorn && start <= event.start && event.start <= end) found.push(event);
    }
  }
  return found;
};

const keyOf = ({ birthday, start }: CalendarEvent): string | undefined =>
  birthday === undefined ? undefined : `${start} ${birthday.name.trim().toLocaleLowerCase()}`;

/** The calendar with the roster's birthdays; an address book's of the same name and day is left out. */
export const withBirthdays = (source: CalendarSource, roster: () => Roster): CalendarSource => {
  const joined = new WeakMap<Answer, { roster: Roster; answer: Answer }>();
  return {
    ...source,
    events: async (range) => {
      const found = await source.events(range);
      const now = roster();
      // The same object again while nothing has changed, so that it is serialized once.
      const before = joined.get(found);
      if (before?.roster === now) return before.answer;
      const mine = birthdaysIn(now, range);
      const keys = new Set(mine.map(keyOf));
      const others = found.events.filter((event) => {
        const key = keyOf(event);
        return key === undefined || !keys.has(key);
      });
      const answer = mine.length === 0 ? found : { ...found, events: [...others, ...mine] };
      joined.set(found, { roster: now, answer });
      return answer;
    },
  };
};
