import type { OperationAnswer } from "#contract/api.ts";
import type { CalendarEvent, CalendarRange } from "#contract/calendar.ts";
import { countdownDays, countdownsIn } from "#contract/rules/countdowns.ts";
import { eventDaysOf, eventsBetween } from "./range-store.ts";
import { sampleId } from "../../query/sample/sample-id.ts";
import { addDays, instantAt, minuteOfDay, today, weekdayOf } from "../../i18n/time.ts";
import {
  type SampleInput,
  membersInRole,
  type SampleRole,
} from "../../query/sample/sample-input.ts";
import { sampleTexts } from "../../query/sample/sample-texts.ts";

type What = keyof typeof sampleTexts;
type Timed = readonly [what: What, who: SampleRole, from: `${number}:${number}`, minutes: number];

/** What every week brings, by weekday (1 is Monday). */
const weekly: Readonly<Record<number, readonly Timed[]>> = {
  1: [
    ["team", "adult0", "9:00", 60],
    ["piano", "kid0", "16:30", 45],
  ],
  2: [
    ["football", "kid1", "16:00", 90],
    ["yoga", "adult0", "19:30", 75],
  ],
  3: [
    ["swimming", "kid0", "15:30", 60],
    ["groceries", "adult1", "17:30", 60],
  ],
  4: [
    ["football", "kid1", "16:00", 90],
    ["choir", "adult1", "20:00", 90],
  ],
  5: [["piano", "kid0", "15:00", 45]],
  6: [
    ["run", "adult1", "8:00", 45],
    ["bakery", "kid0", "9:00", 30],
  ],
  7: [["movie", "all", "17:00", 120]],
};

/** What happens once, so many days from today. */
const once: readonly (readonly [inDays: number, ...Timed])[] = [
  [-9, "dentist", "kid1", "14:15", 30],
  [-4, "friends", "all", "18:00", 180],
  [1, "parents", "adult0", "19:00", 90],
  [2, "dentist", "kid0", "8:20", 40],
  [4, "hairdresser", "adult1", "10:30", 45],
  [6, "concert", "kid0", "17:30", 90],
  [8, "vet", "adult0", "15:15", 30],
  [9, "theatre", "all", "15:00", 75],
  [11, "friends", "all", "18:30", 180],
  [16, "dentist", "adult1", "11:00", 30],
];

const allDay: readonly (readonly [inDays: number, days: number, what: What, who: SampleRole])[] = [
  [-6, 2, "visit", "all"],
  [0, 1, "recycling", "adult1"],
  [3, 1, "birthday", "all"],
  [5, 3, "grandparents", "kid1"],
  [7, 1, "books", "kid0"],
  [10, 5, "trip", "kid0"],
  [12, 2, "visit", "all"],
  [14, 1, "recycling", "adult1"],
];

/** The pictures that the family chose. */
const pictures: Partial<Record<What, string>> = {
  ...{ birthday: "birthday-cake", books: "books", concert: "musical-keyboard" },
  ...{ dentist: "toothbrush", football: "soccer-ball", friends: "fork-and-knife-with-plate" },
  ...{ grandparents: "luggage", groceries: "shopping-cart", movie: "clapper-board" },
  ...{ piano: "musical-keyboard", recycling: "wastebasket", trip: "backpack", vet: "cat-face" },
};

/** The child on the class trip has nothing at home. */
const isOnTrip = (who: SampleRole, inDays: number): boolean =>
  who === "kid0" && inDays >= 10 && inDays < 15;

const neutral = "#8d8578";

/** The minute of the day of a time such as `16:30`. */
const minuteOf = (clock: string): number => {
  const [hours = 0, minutes = 0] = clock.split(":").map(Number);
  return hours * 60 + minutes;
};

/** Somebody takes to football, and it is a while until there. */
const rideOfSample = (
  members: SampleInput["members"],
  what: What,
  begin: number,
): Partial<CalendarEvent> => {
  const driver = what === "football" ? membersInRole(members, "adult1")[0]?.id : undefined;
  return driver === undefined
    ? {}
    : { driver, leaveAt: new Date(begin - 20 * 60_000).toISOString() };
};

/** The sample family's events of a range of days: there are some from two weeks ago to four ahead. */
export const sampleCalendar = (given: SampleInput, start: string, end: string): CalendarRange => {
  const { now, timeZone, language } = given;
  const members = given.isLivedIn === true ? [] : given.members;
  const day = today(timeZone, now);

  const base = (name: string, what: What, who: SampleRole) => {
    const [member] = membersInRole(members, who);
    const icon = pictures[what];
    return {
      id: sampleId(name),
      feedId: sampleId(member?.id ?? "family"),
      title: sampleTexts[what][language],
      ...(icon === undefined ? {} : { icon }),
      memberIds: member === undefined ? [] : [member.id],
      color: member?.color ?? neutral,
      recurring: false,
      editable: false,
    };
  };
  const timed = (
    inDays: number,
    [what, who]: readonly [What, SampleRole],
    from: number,
    minutes: number,
  ): CalendarEvent => {
    const begin = instantAt(addDays(day, inDays), from, timeZone);
    return {
      ...base(`${what}-${inDays}`, what, who),
      ...rideOfSample(members, what, begin),
      ...(what === "dentist" ? { reminders: { before: [{ hours: 1 }] } } : {}),
      start: new Date(begin).toISOString(),
      end: new Date(begin + minutes * 60_000).toISOString(),
      allDay: false,
    };
  };
  const weeks = Array.from({ length: 43 }, (_, at) => at - 14).flatMap((inDays) =>
    inDays === 0
      ? []
      : (weekly[weekdayOf(addDays(day, inDays))] ?? [])
          .filter(([, who]) => !isOnTrip(who, inDays))
          .map(([what, who, from, minutes]) => ({
            ...timed(inDays, [what, who], minuteOf(from), minutes),
            recurring: true,
          })),
  );
  const single = once.map(([inDays, what, who, from, minutes]) =>
    timed(inDays, [what, who], minuteOf(from), minutes),
  );
  const whole = allDay.map(([inDays, days, what, who]): CalendarEvent => ({
    ...base(`${what}-${inDays}`, what, who),
    start: addDays(day, inDays),
    end: addDays(day, inDays + days),
    allDay: true,
  }));
  const events = [...weeks, ...single, ...whole, ...soon(given, timed)];
  return { start, end, events: eventsBetween(events, start, end, timeZone), feeds: [] };
};

/** What the sample family counts the days to. */
export const sampleCountdowns = (
  given: SampleInput,
): OperationAnswer<"GET /api/calendar/countdowns"> => {
  const { now, timeZone } = given;
  const first = today(timeZone, now);
  const last = addDays(first, countdownDays);
  const { events } = sampleCalendar(given, first, last);
  return {
    items: countdownsIn(events, { first, last }, (event) => eventDaysOf(event, timeZone).first),
  };
};

/** Today goes with the clock: something has been, something is about to begin, something follows; at night tomorrow's first. */
const soon = (
  { now, timeZone }: SampleInput,
  timed: (
    inDays: number,
    what: readonly [What, SampleRole],
    from: number,
    minutes: number,
  ) => CalendarEvent,
): CalendarEvent[] => {
  const minute = minuteOfDay(now, timeZone);
  const next = Math.ceil((minute + 12) / 15) * 15;
  const isNight = next > 22 * 60;
  const first = Math.max(next, 7 * 60 + 30);
  // Late in the evening it is a grown-up who still goes somewhere.
  const isLate = first + 75 + 60 > 20 * 60 + 30;
  const plan: readonly (readonly [What, SampleRole, number, number])[] = isLate
    ? [
        ["football", "kid1", 16 * 60, 90],
        ["choir", "adult1", first, 60],
      ]
    : [
        ["yoga", "adult0", first - 150, 60],
        ["piano", "kid0", first, 45],
        ["football", "kid1", first + 75, 60],
        ["choir", "adult1", first + 165, 60],
      ];
  return isNight
    ? [timed(0, ["football", "kid1"], 16 * 60, 90), timed(1, ["run", "adult1"], 7 * 60 + 15, 45)]
    : plan
        .filter(([, , from, minutes]) => from >= 6 * 60 && from + minutes <= 23 * 60)
        .map(([what, who, from, minutes]) => timed(0, [what, who], from, minutes));
};
