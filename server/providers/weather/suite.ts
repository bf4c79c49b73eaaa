import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Condition, Weather } from "#contract/weather.ts";
import { conditions } from "#contract/weather.ts";
import type { WeatherPlace, WeatherSource } from "./port.ts";

/** How a vendor can fail. */
export type VendorFailure =
  | "away"
  | "silent"
  | "garbage"
  | "otherShape"
  | "oldForecast"
  | "busy"
  | "broken";

/** A weather source for Potsdam at noon on 20 November 2026, with a vendor on loopback. */
export interface OpenedWeather {
  readonly source: WeatherSource;
  /** Advances both the server's and the vendor's clock. */
  advance(ms: number): void;
  at(instant: string): void;
  /** Sets the vendor's weather from now on. */
  tell(sky: { condition?: Condition; temp?: (at: number) => number }): void;
  fail(how: VendorFailure | null): Promise<void>;
  choose(settings: {
    place?: WeatherPlace | null;
    units?: Weather["units"];
    timeZone?: string;
  }): void;
  /** How often the vendor was requested, and the coordinates of the last time. */
  asked(): number;
  lastPlace(): readonly [latitude: string, longitude: string];
  /** How often a change was announced to the screens. */
  announced(): number;
  /** Waits until background work has ended. */
  settle(): Promise<void>;
  /** Opens the source anew on the same disk, as a restart does. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

const minute = 60_000;
const hour = 60 * minute;
const potsdam = { name: "Potsdam", latitude: 52.40123, longitude: 13.05987 };

/** A source of weather that each test opens anew for Potsdam, and how tests ask it. */
const openFor = (open: () => Promise<OpenedWeather>) => {
  let opened: OpenedWeather;
  beforeEach(async () => {
    opened = await open();
    opened.choose({ place: potsdam });
  });
  afterEach(() => opened.close());

  const read = () => opened.source.weather();
  const refusal = async (): Promise<unknown> =>
    read().then(
      () => "an answer",
      (error: unknown) => error,
    );
  return {
    get opened() {
      return opened;
    },
    read,
    refusal,
  };
};

type WeatherInTest = ReturnType<typeof openFor>;

const testForecast = (subject: WeatherInTest): void => {
  const { read } = subject;
  it("tells now, the coming day and the week, and who made the forecast", async () => {
    subject.opened.tell({ condition: "rain", temp: () => 9 });
    const weather = await read();
    expect(weather).toMatchObject({ place: "Potsdam", units: "metric", stale: false });
    expect(weather.current).toMatchObject({ temp: 9, condition: "rain", isDay: true, wind: 18 });
    expect(weather.hourly).toHaveLength(24);
    expect(weather.week.map(({ date }) => date)).toEqual(
      ["20", "21", "22", "23", "24", "25", "26"].map((day) => `2026-11-${day}`),
    );
    expect(weather.credit?.licence).toBe("CC BY 4.0");
    expect(weather.credit?.name).not.toMatch(/yr/i);
    expect(subject.opened.source.health()).toMatchObject({ state: "ok" });
  });

  it("knows every sky that a wall can draw", async () => {
    for (const condition of conditions) {
      subject.opened.tell({ condition });
      subject.opened.advance(2 * hour);
      await read();
      await subject.opened.settle();
      expect((await read()).current.condition).toBe(condition);
    }
  });

  it("hears where the house is only to about a kilometre", async () => {
    await read();
    expect(subject.opened.lastPlace()).toEqual(["52.4", "13.06"]);
  });

  it("remembers the morning for the day's range", async () => {
    subject.opened.at("2026-11-20T05:10:00Z");
    const six = Date.parse("2026-11-20T06:00:00Z");
    subject.opened.tell({ temp: (at) => (at < six ? -4 : 8) });
    await read();
    for (let times = 0; times < 4; times += 1) {
      subject.opened.advance(3 * hour);
      await read();
      await subject.opened.settle();
    }
    expect((await read()).today).toMatchObject({ hi: 8, lo: -4 });
  });
};

const testAsking = (subject: WeatherInTest): void => {
  const { read, refusal } = subject;
  it("is asked once by ten walls, and not again while its forecast is fresh", async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, read));
    expect(new Set(answers.map(({ fetchedAt }) => fetchedAt)).size).toBe(1);
    subject.opened.advance(14 * minute);
    await Promise.all(Array.from({ length: 10 }, read));
    expect(subject.opened.asked()).toBe(1);
  });

  it("is renewed behind a screen that doesn't wait for it, and every screen is told", async () => {
    subject.opened.tell({ temp: () => 4 });
    await read();
    const before = subject.opened.announced();
    subject.opened.tell({ temp: () => 7 });
    subject.opened.advance(61 * minute);
    expect((await read()).current.temp).toBe(4);
    await subject.opened.settle();
    expect(subject.opened.announced()).toBe(before + 1);
    expect((await read()).current.temp).toBe(7);
    expect(subject.opened.asked()).toBe(2);
  });

  it("leaves a source that fails alone for longer and longer", async () => {
    await subject.opened.fail("broken");
    for (let minutes = 0; minutes < 120; minutes += 1) {
      await refusal();
      subject.opened.advance(minute);
    }
    // After 0, 1, 6, 21, 51, 81 and 111 minutes.
    expect(subject.opened.asked()).toBe(7);
  });
};

const testChoices = (subject: WeatherInTest): void => {
  const { read, refusal } = subject;
  it("is unconfigured without a place, and asks nobody", async () => {
    subject.opened.choose({ place: null });
    expect(await refusal()).toMatchObject({ status: 503, details: { code: "unconfigured" } });
    expect(subject.opened.source.health()).toEqual({ state: "unconfigured" });
    expect(subject.opened.asked()).toBe(0);
  });

  it("follows the family to another place at once", async () => {
    await read();
    subject.opened.tell({ temp: () => 31 });
    subject.opened.choose({ place: { name: "Perth", latitude: -31.95, longitude: 115.86 } });
    const there = await read();
    expect(there).toMatchObject({ place: "Perth", current: { temp: 31 } });
    expect(subject.opened.lastPlace()).toEqual(["-31.95", "115.86"]);
  });

  it("speaks the units that the family chooses, without asking again", async () => {
    subject.opened.tell({ temp: () => 20 });
    await read();
    subject.opened.choose({ units: "imperial" });
    const { current, today, units } = await read();
    expect([units, current.temp, today.hi, current.wind]).toEqual(["imperial", 68, 68, 11]);
    expect(subject.opened.asked()).toBe(1);
  });
};

const testFailures = (subject: WeatherInTest): void => {
  const { read, refusal } = subject;
  it.each(["away", "silent", "garbage", "otherShape", "oldForecast", "busy", "broken"] as const)(
    "keeps its last word when its source is %s, marked as old, and recovers",
    async (how) => {
      subject.opened.tell({ temp: () => 5 });
      const { fetchedAt } = await read();
      await subject.opened.fail(how);
      subject.opened.advance(61 * minute);
      await read();
      await subject.opened.settle();
      const old = await read();
      expect(old).toMatchObject({ stale: true, fetchedAt, current: { temp: 5 } });
      expect(subject.opened.source.health()).toMatchObject({ state: "stale" });
      await subject.opened.fail(null);
      subject.opened.tell({ temp: () => 6 });
      subject.opened.advance(61 * minute);
      await read();
      await subject.opened.settle();
      expect(await read()).toMatchObject({ stale: false, current: { temp: 6 } });
      expect(subject.opened.source.health()).toMatchObject({ state: "ok" });
    },
  );

  it.each(["away", "silent", "garbage", "otherShape", "oldForecast", "busy", "broken"] as const)(
    "is unreachable when its source is %s from the first day on",
    async (how) => {
      await subject.opened.fail(how);
      expect(await refusal()).toMatchObject({ status: 503, details: { code: "unreachable" } });
      expect(subject.opened.source.health()).toMatchObject({
        ...{ state: "unreachable", part: "Potsdam" },
        checkedAt: expect.any(String),
      });
    },
  );

  it("goes on telling the hours while its source is away", async () => {
    subject.opened.tell({ temp: (at) => new Date(at).getUTCHours() });
    await read();
    await subject.opened.fail("away");
    subject.opened.advance(6 * hour);
    await read();
    await subject.opened.settle();
    const weather = await read();
    expect(weather).toMatchObject({ stale: true, current: { temp: 18, isDay: false } });
    expect(weather.hourly[0]).toMatchObject({ time: "2026-11-20T19:00:00.000Z", temp: 19 });
  });
};

const testRestarts = (subject: WeatherInTest): void => {
  const { read, refusal } = subject;
  it("says after a restart what it knew before, without asking too early", async () => {
    subject.opened.tell({ temp: () => 3 });
    await read();
    await subject.opened.restart();
    await subject.opened.fail("away");
    expect(await read()).toMatchObject({ stale: false, current: { temp: 3 } });
    expect(subject.opened.asked()).toBe(1);
  });

  it("doesn't show the old place's weather after a restart at a new one", async () => {
    await read();
    subject.opened.choose({ place: { name: "Oslo", latitude: 59.91, longitude: 10.75 } });
    await subject.opened.restart();
    await subject.opened.fail("away");
    expect(await refusal()).toMatchObject({ details: { code: "unreachable" } });
  });
};

/** The contract tests of every source of weather; each provider's test runs them. */
export const everyWeatherSource = (name: string, open: () => Promise<OpenedWeather>): void => {
  describe(`the weather from ${name}`, () => {
    const subject = openFor(open);
    testForecast(subject);
    testAsking(subject);
    testChoices(subject);
    testFailures(subject);
    testRestarts(subject);
  });
};
