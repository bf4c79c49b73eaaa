import type { Settings } from "#contract/settings.ts";
import type { Roster } from "../config/roster.ts";
import type { Db } from "../db/connection.ts";
import type { DayContributor } from "../features/tomorrow/day-ahead.ts";
import { eveningJob } from "../features/push/evening/evening-job.ts";
import { createPreparationStore } from "../features/tomorrow/preparation-store.ts";
import { tomorrowRoutes } from "../features/tomorrow/routes.ts";
import { createSnapshotStore } from "../features/tomorrow/snapshot-store.ts";
import { binLine, holidayLine, schoolLines } from "../features/tomorrow/standing-lines.ts";
import { createTomorrow } from "../features/tomorrow/tomorrow.ts";
import type { EventHub } from "../live/event-hub.ts";
import { apiSentence } from "../platform/api-sentence.ts";
import type { Clock } from "../platform/clock.ts";
import { SourceMissing } from "../platform/errors.ts";
import type { openNotifications } from "./notifications.ts";
import type { Services } from "./services.ts";
import type { OpenSources } from "./sources/sources.ts";
import type { StandingFacts } from "./standing-facts.ts";

interface OpenTomorrowDeps {
  readonly db: Db;
  readonly sources: Pick<OpenSources, "calendar" | "weather" | "meals">;
  readonly services: Pick<Services, "meals">;
  readonly facts: Pick<StandingFacts, "holidays" | "bins" | "timetable">;
  readonly push: Pick<ReturnType<typeof openNotifications>, "recipients" | "wake">;
  readonly settings: () => Settings;
  readonly roster: () => Roster;
  readonly clock: Clock;
  readonly hub: EventHub;
}

/** What else is said of a day: a feature that knows something of days adds itself here. */
const contributorsOf = ({
  holidays,
  bins,
  timetable,
}: OpenTomorrowDeps["facts"]): readonly DayContributor[] => [
  async (day) => (await holidays.on(day)).map(holidayLine),
  async (day) => (await bins.on(day)).map(binLine),
  async (day) => {
    const { days, subjects } = await timetable.list({ start: day, end: day });
    return days.flatMap((one) => schoolLines(one, subjects));
  },
];

/** The topics of which tomorrow is made. */
const madeOf = [
  ...(["calendar", "mealplan", "weather", "members"] as const),
  ...(["holidays", "bins", "timetable"] as const),
];

/** Wires what is told of tomorrow to the sources and the phones; part of the composition root. */
export const openTomorrow = ({
  db,
  sources,
  services,
  facts,
  push,
  hub,
  ...shared
}: OpenTomorrowDeps) => {
  const preparations = createPreparationStore(db);
  const tomorrow = createTomorrow({
    ...{ ...shared, preparations, snapshots: createSnapshotStore(db) },
    contributors: contributorsOf(facts),
    isInLines: facts.bins.isCollection,
    calendar: sources.calendar,
    weather: async () => {
      if (sources.weather === null)
        throw new SourceMissing("weather", "unconfigured", apiSentence("unconfigured.weather"));
      return await sources.weather.weather();
    },
    dinner: async (day) => {
      if (sources.meals === null) return [];
      const { days } = await services.meals.readPlan({ start: day, end: day });
      return (days[day] ?? []).flatMap(({ slot, title }) => (slot === "dinner" ? [title] : []));
    },
  });
  const chosen = (): string => {
    const { timeZone, locale, units, tomorrow: evening } = shared.settings();
    return JSON.stringify([timeZone, locale, units, evening]);
  };
  let before = chosen();
  hub.listen((topics) => {
    const now = chosen();
    // Settings are announced for much else, such as phones that sign in.
    const isOther = now !== before;
    before = now;
    if (topics.includes("tomorrow")) return;
    if (!isOther && !topics.some((topic) => madeOf.some((one) => one === topic))) return;
    // After the announcement under way, whose revision answers a write.
    queueMicrotask(() => hub.announce(["tomorrow"]));
  });
  return {
    routes: tomorrowRoutes(tomorrow, preparations),
    jobs: [
      // Told first, compared with the evening before; then this evening is remembered.
      eveningJob({ ...{ db, tomorrow, ...shared }, recipients: push.recipients, wake: push.wake }),
      tomorrow.snapshotJob,
    ],
  };
};
