import type { Settings } from "#contract/settings.ts";
import type { Topic } from "#contract/operation.ts";
import type { Roster } from "../config/roster.ts";
import type { Db } from "../db/connection.ts";
import { createBinChoreStore } from "../features/bins/bin-chore-store.ts";
import { createBinChores } from "../features/bins/bin-chores.ts";
import { createBins } from "../features/bins/bins.ts";
import { createHolidays } from "../features/holidays/holidays.ts";
import { createTimetable } from "../features/timetable/timetable.ts";
import type { EventHub } from "../live/event-hub.ts";
import type { Clock } from "../platform/clock.ts";
import { SourceMissing } from "../platform/errors.ts";
import type { Services } from "./services.ts";
import type { OpenSources } from "./sources/sources.ts";

interface StandingFactsDeps {
  readonly db: Db;
  readonly sources: Pick<OpenSources, "calendar" | "tasks">;
  readonly services: Pick<Services, "tasks" | "absences">;
  readonly settings: () => Settings;
  readonly roster: () => Roster;
  readonly clock: Clock;
  readonly hub: EventHub;
}

const factTopics = ["holidays", "bins", "timetable"] as const satisfies readonly Topic[];

const anyBirthday = (roster: Roster): boolean =>
  roster.some(({ birthday }) => birthday !== undefined);

/** Announces what follows from a change elsewhere, after the announcement under way, whose revision answers a write. */
const announceWhatFollows = ({ hub, settings, roster }: StandingFactsDeps): void => {
  let hadBirthdays = anyBirthday(roster());
  hub.listen((topics) => {
    const { holidays, bins } = settings();
    const reads = holidays.schoolCalendars.length > 0 || bins.calendarId !== null;
    if (topics.includes("calendar") && reads && !topics.includes("holidays"))
      queueMicrotask(() => hub.announce(factTopics));
    if (!topics.includes("members")) return;
    const had = hadBirthdays;
    hadBirthdays = anyBirthday(roster());
    if (had || hadBirthdays) queueMicrotask(() => hub.announce(["calendar"]));
  });
};

/** Wires holidays, bins and timetables, which parents choose in Settings, to the calendar and the chores; part of the composition root. */
export const openStandingFacts = (deps: StandingFactsDeps) => {
  const { db, sources, services, settings, roster, clock, hub } = deps;
  const timeZone = (): string => settings().timeZone;
  const locale = (): string => settings().locale;
  const calendar = async (start: string, end: string) => {
    if (sources.calendar === null) throw new SourceMissing("calendar", "unconfigured", "");
    return sources.calendar.events({ start, end });
  };
  const holidays = createHolidays({
    ...{ calendar, clock, timeZone, locale },
    settings: () => settings().holidays,
  });
  const bins = createBins({
    ...{ calendar, clock, timeZone },
    settings: () => settings().bins,
    publicHolidays: holidays.publicBetween,
  });
  const timetable = createTimetable({
    ...{ roster, clock, timeZone, holidays: holidays.between },
    settings: () => settings().timetable,
  });
  const { tasks, absences } = services;
  const chores = createBinChores({
    ...{ store: createBinChoreStore(db), roster, clock, timeZone, locale, binsOn: bins.on },
    settings: () => settings().bins,
    isAway: absences.isAway,
    canAdd: () => sources.tasks?.can.includes("create") === true,
    addChore: tasks.addOwn,
    findChore: async (title, due) =>
      (await tasks.routines()).find(({ task, day }) => task.title === title && day === due)?.task
        .id,
  });
  announceWhatFollows(deps);
  return {
    holidays,
    bins,
    timetable,
    jobs: [
      {
        name: "bin-chores",
        pattern: "*/10 * * * *",
        run: async () => {
          if (await chores.makeDue()) hub.announce(["tasks"]);
        },
      },
    ],
  };
};

export type StandingFacts = ReturnType<typeof openStandingFacts>;
