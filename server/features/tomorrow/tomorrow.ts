import type { CalendarEvent } from "#contract/calendar.ts";
import type { DayAhead, DayLine } from "#contract/tomorrow.ts";
import type { Weather } from "#contract/weather.ts";
import type { Settings } from "#contract/settings.ts";
import type { Roster } from "../../config/roster.ts";
import { timeOfDayAt } from "../../jobs/quiet-hours.ts";
import type { ScheduledJob } from "../../jobs/scheduler.ts";
import { addDays, type Clock, dayAt } from "../../platform/clock.ts";
import type { CalendarSource, DayRange } from "../../providers/calendar/port.ts";
import { changesBetween } from "./changes.ts";
import { dayAhead, type DayContributor } from "./day-ahead.ts";
import type { PreparationStore } from "./preparation-store.ts";
import { seenIn, type SnapshotStore } from "./snapshot-store.ts";

export interface TomorrowDeps {
  /** Null where no calendar is connected. */
  readonly calendar: Pick<CalendarSource, "events"> | null;
  readonly weather: () => Promise<Weather>;
  readonly dinner: (day: string) => Promise<readonly string[]>;
  /** What else is said of a day: each names its own. */
  readonly contributors: readonly DayContributor[];
  /** Whether a contributor says an event in its own words. */
  readonly isInLines: (event: CalendarEvent) => boolean;
  readonly preparations: PreparationStore;
  readonly snapshots: SnapshotStore;
  readonly roster: () => Roster;
  readonly settings: () => Pick<Settings, "timeZone" | "tomorrow">;
  readonly clock: Clock;
}

/** How far a look at the calendars reaches, how far its changes are told, and how old the look before may be; in days. */
const [seenDays, toldDays, oldestDays] = [60, 14, 7];

/** What can't be read isn't told: the rest of the day is worth it. */
const orElse = async <T, F>(work: () => T | Promise<T>, otherwise: F): Promise<T | F> => {
  try {
    return await work();
  } catch {
    return otherwise;
  }
};

/** What all who contribute to a day say of it. */
const linesOf = async (
  contributors: TomorrowDeps["contributors"],
  day: string,
): Promise<DayLine[]> => {
  const said = contributors.map((contributor) => orElse(() => contributor(day), []));
  return (await Promise.all(said)).flat();
};

/** Creates what tells the family of tomorrow. */
export const createTomorrow = (deps: TomorrowDeps) => {
  const { calendar, preparations, snapshots, roster, settings, clock } = deps;
  const today = (): string => dayAt(clock.now(), settings().timeZone);
  const look = async (days: DayRange) => {
    const found = calendar === null ? { events: [], feeds: [] } : await calendar.events(days);
    return seenIn(found.events, found.feeds, days);
  };
  const changes = async (at: string): Promise<DayAhead["changes"]> => {
    const from = today();
    const before = snapshots.latestBefore(from, addDays(from, -oldestDays), at);
    if (before === null) return [];
    const { timeZone } = settings();
    const near = { from, until: addDays(from, toldDays), timeZone };
    return changesBetween(before, await look(before.days), near);
  };
  const dinner = async (day: string): Promise<DayAhead["dinner"]> =>
    (await deps.dinner(day)).map((title) => {
      const preparation = preparations.of(title);
      return { title, ...(preparation === undefined ? {} : { preparation }) };
    });

  return {
    /** A day, with what changed since the last evening at the hour of whoever is told. */
    of: async (day = addDays(today(), 1), at = settings().tomorrow.at): Promise<DayAhead> => {
      const [events, weather, meals, lines, news] = await Promise.all([
        orElse(
          async () => (await calendar?.events({ start: day, end: day }))?.events ?? null,
          null,
        ),
        orElse(deps.weather, null),
        orElse(() => dinner(day), []),
        linesOf(deps.contributors, day),
        orElse(() => changes(at), []),
      ]);
      return dayAhead(day, {
        ...{ events, weather, lines, roster: roster(), timeZone: settings().timeZone },
        isInLines: deps.isInLines,
        ...{ dinner: meals, changes: news, evening: settings().tomorrow.at },
      });
    },
    /** Remembers once a day, when the house's evening hour or a member's own has come, what the calendars hold. */
    snapshotJob: {
      name: "calendar-day",
      pattern: "*/5 * * * *",
      run: async () => {
        const now = clock.now();
        const { timeZone, tomorrow } = settings();
        const day = dayAt(now, timeZone);
        const clockTime = timeOfDayAt(now, timeZone);
        const own = Object.values(tomorrow.members).filter((at) => at !== null);
        const due = [...new Set([tomorrow.at, ...own])].filter(
          (at) => at <= clockTime && !snapshots.has(day, at),
        );
        if (due.length === 0) return;
        const seen = await orElse(() => look({ start: day, end: addDays(day, seenDays) }), null);
        if (seen !== null) for (const at of due) snapshots.keep(day, at, seen, now);
        snapshots.forgetBefore(addDays(day, -oldestDays));
      },
    } satisfies ScheduledJob,
  };
};
export type Tomorrow = ReturnType<typeof createTomorrow>;
