import { pino } from "pino";
import { afterEach, describe, expect, it } from "vitest";
import type { Recap } from "#contract/journal.ts";
import { clockAt } from "#tests/fixtures/server/clock.ts";
import { type EmptyDatabase, openEmptyDatabase } from "#tests/fixtures/server/empty-database.ts";
import { startScheduler } from "../../jobs/scheduler.ts";
import { createRecaps, type RecapSources } from "./recap.ts";
import { recapJobs } from "./recap-jobs.ts";
import { createJournalStore } from "./entry-store.ts";

const family = [
  { id: "mia", name: "Mia", color: "#d9662b", kid: true, parent: false },
  { id: "mom", name: "Mom", color: "#c94f7c", kid: false, parent: true },
];
/** Sources in which something always happened, so that every recap has content. */
const busy: RecapSources = {
  choresDone: () => new Map([["mia", 3]]),
  starsEarned: () => new Map([["mia", 4]]),
  redeemed: () => [],
  streaks: async () => new Map([["mia", 6]]),
};

let wall: EmptyDatabase;
afterEach(() => wall.close());

const open = (at: string, timeZone: string, sources: RecapSources = busy, locale = "en") => {
  wall = openEmptyDatabase();
  const { db } = wall;
  const clock = clockAt(at);
  const store = createJournalStore(db);
  const recaps = createRecaps({
    ...{ ...sources, store, roster: () => family, timeZone: () => timeZone },
    ...{ locale: () => locale, atomically: (work) => db.transaction(work)() },
  });
  let recapped = 0;
  const boot = () =>
    startScheduler({
      ...{ db, clock, timeZone: () => timeZone, log: pino({ level: "silent" }) },
      jobs: recapJobs({ recaps, hour: 19, changed: () => (recapped += 1) }),
    });
  const posted = (): Recap[] =>
    store
      .page({ limit: 200 })
      .toSorted((a, b) => a.id - b.id)
      .flatMap(({ recap }) => recap ?? []);
  return { clock, store, recaps, boot, posted, told: () => recapped };
};

const hour = 3_600_000;
/** A seeded generator of random numbers. */
const dice = (seed: number) => () => {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
  return seed / 2_147_483_648;
};

describe("a year of Sundays", () => {
  it.each([
    "Europe/Berlin",
    "America/New_York",
    "America/Santiago",
    "Australia/Lord_Howe",
    "Asia/Kolkata",
    "Africa/Cairo",
    "Pacific/Auckland",
  ])(
    "in %s has 52 or 53 weekly and 12 monthly recaps, whatever the machine and its clock do",
    async (timeZone) => {
      const { clock, boot, posted, told: recapped } = open("2025-12-31T12:00:00Z", timeZone);
      const roll = dice(7);
      let scheduler = boot();
      await scheduler.runDue();
      const end = Date.parse("2027-01-01T20:00:00Z");
      while (clock.now() < end) {
        const what = roll();
        // Off for up to two days; set back or ahead by an hour; else it simply runs.
        if (what < 0.03) {
          await scheduler.stop();
          clock.advance(roll() * 48 * hour);
          scheduler = boot();
        } else if (what < 0.05) clock.set(new Date(clock.now() + hour).toISOString());
        else if (what < 0.07) clock.set(new Date(clock.now() - hour).toISOString());
        clock.advance(2 * hour);
        await scheduler.runDue();
      }
      await scheduler.stop();
      const recaps = posted();
      const weekly = recaps.filter(({ kind }) => kind === "weekly");
      const monthly = recaps.filter(({ kind }) => kind === "monthly");
      expect([52, 53]).toContain(weekly.length);
      // January to December of 2026, and December of the year before on the first day.
      expect(monthly.map(({ start }) => start.slice(0, 7))).toEqual([
        "2025-12",
        ...Array.from({ length: 12 }, (_, at) => `2026-${String(at + 1).padStart(2, "0")}`),
      ]);
      expect(new Set(recaps.map(({ kind, end: last }) => `${kind} ${last}`)).size).toBe(
        recaps.length,
      );
      expect(recapped()).toBe(recaps.length);
    },
  );
});

/** As English writes it, with thin spaces. */
const lastWeek = "November 16\u2009–\u200922";

describe("a recap", () => {
  it("tells what everyone did, in the house's language", async () => {
    const { recaps, store } = open("2026-11-22T18:00:00Z", "Europe/Berlin", busy, "de");
    const loved = store.add({
      ...{ authorId: "mom", text: "Fahrrad!", day: "2026-11-19" },
      ...{ createdAt: Date.parse("2026-11-19T10:00:00Z"), tags: [], memberIds: [], photos: [] },
    });
    store.setHeart(loved, "member mia", true);
    expect(await recaps.weekly(Date.parse("2026-11-22T18:00:00Z"), null)).toBe(true);
    expect(store.page({ limit: 1 })).toMatchObject([
      {
        authorId: "family",
        tags: ["Recap"],
        day: "2026-11-22",
        text: "16.–22. November: 3 Aufgaben erledigt, 4 Sterne verdient. Mia 6 Tage in Folge. Am liebsten gemocht: „Fahrrad!“ (Mom).",
        recap: {
          ...{ kind: "weekly", start: "2026-11-16", end: "2026-11-22" },
          members: [
            { memberId: "mia", chores: 3, stars: 4, streak: 6 },
            { memberId: "mom", chores: 0, stars: 0, streak: 0 },
          ],
          mostLoved: { text: "Fahrrad!", hearts: 1 },
        },
      },
    ]);
  });

  it("covers the time since the one before, also after weeks in the dark", async () => {
    const asked: [number, number][] = [];
    const listening: RecapSources = {
      ...busy,
      choresDone: (after, until) => {
        asked.push([after, until]);
        return new Map([["mia", 1]]);
      },
    };
    const { clock, boot } = open("2026-10-28T12:00:00Z", "Europe/Berlin", listening);
    const scheduler = boot();
    const first = Date.parse("2026-11-01T18:00:00Z");
    await scheduler.runDue();
    for (const at of ["2026-11-01T18:01:00Z", "2026-11-16T07:00:00Z"]) {
      clock.set(at);
      await scheduler.runDue();
    }
    await scheduler.stop();
    const weekly = asked.filter(([, until]) => new Date(until).getUTCDay() === 0);
    expect(weekly).toEqual([
      [Date.parse("2026-10-25T23:00:00Z") - 1, first],
      [first, Date.parse("2026-11-15T18:00:00Z")],
    ]);
  });

  it("that the family deleted isn't told again in the next one", async () => {
    const { clock, store, boot, posted } = open("2026-11-02T12:00:00Z", "Europe/Berlin");
    const scheduler = boot();
    await scheduler.runDue();
    for (const day of ["08", "15", "22"]) {
      clock.set(`2026-11-${day}T18:01:00Z`);
      await scheduler.runDue();
      const [latest] = store.page({ limit: 1 });
      if (day === "15" && latest !== undefined) store.remove(latest.id);
    }
    await scheduler.stop();
    expect(posted().map(({ start, end }) => `${start} ${end}`)).toEqual([
      ...["2026-11-02 2026-11-08", "2026-11-15 2026-11-22"],
    ]);
  });

  it("comes every week again once a clock that ran ahead is set right, each week told once", async () => {
    const { clock, boot, posted } = open("2026-11-16T12:00:00Z", "Europe/Berlin");
    const scheduler = boot();
    await scheduler.runDue();
    for (const at of [
      ...["2026-11-22T18:01:00Z", "2026-12-27T18:01:00Z", "2026-11-25T09:00:00Z"],
      ...["2026-11-29T18:01:00Z", "2026-12-06T18:01:00Z"],
    ]) {
      clock.set(at);
      await scheduler.runDue();
    }
    await scheduler.stop();
    const weeks = posted().filter(({ kind }) => kind === "weekly");
    expect(weeks.map(({ start, end }) => `${start} ${end}`)).toEqual([
      ...["2026-11-16 2026-11-22", "2026-11-22 2026-12-27"],
      ...["2026-11-22 2026-11-29", "2026-11-29 2026-12-06"],
    ]);
  });

  const quiet: RecapSources = {
    ...{ choresDone: () => new Map(), starsEarned: () => new Map() },
    ...{ redeemed: () => [], streaks: async () => new Map() },
  };

  it.each([
    ["en", `${lastWeek}: a quiet week. Those are good too.`],
    ["de", "16.–22. November: eine ruhige Woche. Auch das tut gut."],
    ["fr", `${lastWeek}: a quiet week. Those are good too.`],
  ])("of a quiet week is short and kind in %s", async (locale, text) => {
    const { recaps, store } = open("2026-11-22T18:00:00Z", "Europe/Berlin", quiet, locale);
    expect(await recaps.weekly(Date.parse("2026-11-22T18:00:00Z"), null)).toBe(true);
    expect(store.page({ limit: 2 })).toMatchObject([
      { tags: ["Recap"], text, recap: { kind: "weekly", redemptions: [] } },
    ]);
  });

  it("comes on every Sunday evening, also when nothing happens for weeks", async () => {
    const { clock, boot, posted } = open("2026-11-02T12:00:00Z", "Europe/Berlin", quiet);
    const scheduler = boot();
    await scheduler.runDue();
    for (const day of ["08", "15", "22", "29"]) {
      clock.set(`2026-11-${day}T18:01:00Z`);
      await scheduler.runDue();
    }
    await scheduler.stop();
    expect(posted().map(({ end }) => end)).toEqual([
      ...["2026-11-08", "2026-11-15", "2026-11-22", "2026-11-29"],
    ]);
  });

  it("names streaks, a picture without words, and nobody who has left", async () => {
    const streaks = new Map([
      ["mom", 2],
      ["mia", 12],
      ["aupair", 30],
    ]);
    const { recaps, store } = open("2026-11-22T18:00:00Z", "Europe/Berlin", {
      ...{ ...busy, streaks: async () => streaks },
      redeemed: () => [{ memberId: "mia", name: "A story", icon: "open-book", cost: 3 }],
    });
    const loved = store.add({
      ...{ authorId: "aupair", text: "", day: "2026-11-19" },
      ...{ createdAt: Date.parse("2026-11-19T10:00:00Z"), tags: [], memberIds: [], photos: [] },
    });
    store.setHeart(loved, "member mia", true);
    await recaps.weekly(Date.parse("2026-11-22T18:00:00Z"), null);
    expect(store.page({ limit: 1 })[0]?.text).toBe(
      `${lastWeek}: 3 chores done, 4 stars earned, 1 reward redeemed. Mia 12 days in a row, Mom 2 days in a row. Loved most: a picture.`,
    );
  });

  it("shortens a long moment to one line", async () => {
    const { recaps, store } = open("2026-11-22T18:00:00Z", "Europe/Berlin", quiet);
    const loved = store.add({
      ...{
        authorId: "mom",
        text: `Snow!\n\n${"We built a snowman. ".repeat(9)}`,
        day: "2026-11-19",
      },
      ...{ createdAt: Date.parse("2026-11-19T10:00:00Z"), tags: [], memberIds: [], photos: [] },
    });
    store.setHeart(loved, "member mia", true);
    await recaps.weekly(Date.parse("2026-11-22T18:00:00Z"), null);
    expect(store.page({ limit: 1 })[0]?.text).toBe(
      `${lastWeek}: a quiet week. Those are good too. Loved most: “Snow! We built a snowman. We built a snowman. We built a snowman. We built a sn…” (Mom).`,
    );
  });
});
