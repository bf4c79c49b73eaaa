import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { addDays, instantAt } from "../../i18n/time.ts";
import { createQuietMode } from "./quiet-mode.ts";
import type { QuietChoices } from "./quiet-level.ts";
import { stubStorage } from "#tests/fixtures/server/stub-storage.ts";

const minute = 60_000;
const hour = 60 * minute;
/** Zones, and the evenings before their clocks change. */
const nights = [
  ["Europe/Berlin", "2026-03-28"],
  ["Europe/Berlin", "2026-10-24"],
  ["America/New_York", "2026-03-07"],
  ["America/St_Johns", "2026-10-31"],
  ["Australia/Lord_Howe", "2026-04-04"],
  ["Australia/Lord_Howe", "2026-10-03"],
  ["Asia/Kolkata", "2026-11-20"],
  ["Pacific/Apia", "2026-12-31"],
  ["UTC", "2027-02-28"],
] as const;

const chosenIn = (timeZone: string, more: Partial<QuietChoices> = {}): QuietChoices => ({
  hours: { sleepStart: "22:00", sleepEnd: "07:00", sleepNights: {}, timeZone },
  idleMs: 3 * minute,
  mayRest: true,
  ...more,
});
const berlin = chosenIn("Europe/Berlin");

let memory: Map<string, string>;
const stops: (() => void)[] = [];
beforeEach(() => {
  memory = stubStorage();
  vi.useFakeTimers({ toFake: ["Date", "performance", "setTimeout", "clearTimeout"] });
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const setClock = (day: string, time: string, timeZone = "Europe/Berlin") => {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  vi.setSystemTime(instantAt(day, hours * 60 + minutes, timeZone));
};

/** A wall that was just loaded; it knows the house at once, unless that is null. */
const openWall = (chosen: QuietChoices | null = berlin) => {
  const quiet = createQuietMode();
  stops.push(quiet.start());
  if (chosen !== null) quiet.learn(chosen);
  return quiet;
};
/** A wall in a browser that was closed. */
const closeWall = () => {
  for (const stop of stops.splice(0)) stop();
};

it.each(nights)(
  "in %s a wall that sleeps from ten in the evening of %s is awake at seven, without a touch",
  (timeZone, day) => {
    setClock(day, "21:30", timeZone);
    // Not on the minute at which it looks at the clock anyway.
    vi.advanceTimersByTime(20_000);
    const quiet = openWall(chosenIn(timeZone, { idleMs: Number.POSITIVE_INFINITY }));
    const bedtime = instantAt(day, 22 * 60, timeZone);
    vi.advanceTimersByTime(bedtime - Date.now() - 1);
    expect(quiet.rest()).toBe("awake");
    vi.advanceTimersByTime(1);
    expect(quiet.rest()).toBe("asleep");
    const morning = instantAt(addDays(day, 1), 7 * 60, timeZone);
    vi.advanceTimersByTime(morning - Date.now() - 1);
    expect(quiet.rest()).toBe("asleep");
    vi.advanceTimersByTime(1);
    expect(quiet.rest()).toBe("awake");
  },
);

it("a tap in the night wakes the wall for two minutes, and each further tap for two more", () => {
  setClock("2026-11-20", "23:30");
  const quiet = openWall();
  expect(quiet.rest()).toBe("asleep");
  quiet.touch();
  expect(quiet.rest()).toBe("awake");
  vi.advanceTimersByTime(90_000);
  quiet.touch();
  vi.advanceTimersByTime(2 * minute - 1);
  expect(quiet.rest()).toBe("awake");
  vi.advanceTimersByTime(1);
  expect(quiet.rest()).toBe("asleep");
});

it("a wall that somebody uses at bedtime goes dark two minutes after the last touch", () => {
  setClock("2026-11-20", "21:59");
  const quiet = openWall();
  quiet.touch();
  vi.advanceTimersByTime(2 * minute - 1);
  expect(quiet.rest()).toBe("awake");
  vi.advanceTimersByTime(1);
  expect(quiet.rest()).toBe("asleep");
});

it("the screensaver comes after the idle minutes; a touch or somebody who comes near ends it, and they begin anew", () => {
  setClock("2026-11-20", "12:00");
  const quiet = openWall();
  const heard = vi.fn<() => void>();
  quiet.subscribe(heard);
  for (const wake of [quiet.touch, quiet.approach]) {
    vi.advanceTimersByTime(3 * minute - 1);
    expect(quiet.rest()).toBe("awake");
    vi.advanceTimersByTime(1);
    expect(quiet.rest()).toBe("screensaver");
    wake();
    expect(quiet.rest()).toBe("awake");
  }
  expect(heard).toHaveBeenCalledTimes(4);
});

it("who comes near in the night wakes nothing, and the morning shows the rooms before any photos", () => {
  setClock("2026-11-21", "06:50");
  const quiet = openWall();
  quiet.approach();
  quiet.call();
  expect(quiet.rest()).toBe("asleep");
  vi.advanceTimersByTime(10 * minute);
  expect(quiet.rest()).toBe("awake");
  vi.advanceTimersByTime(3 * minute);
  expect(quiet.rest()).toBe("screensaver");
});

it("nothing rests before set-up is done, while a recipe is cooked, under a timer or a babysitter's card", () => {
  setClock("2026-11-20", "21:00");
  const busy = chosenIn("Europe/Berlin", { mayRest: false });
  const quiet = openWall(busy);
  expect(quiet.sleep()).toBe(false);
  vi.advanceTimersByTime(5 * hour);
  expect(quiet.rest()).toBe("awake");
  quiet.learn(berlin);
  expect(quiet.rest()).toBe("asleep");
  // A timer that somebody sets on another wall's recipe, or a card in an emergency: light at once.
  quiet.learn(busy);
  expect(quiet.rest()).toBe("awake");
});

it("a wall that was sent to sleep by day sleeps until a touch, at latest until the house wakes", () => {
  setClock("2026-11-20", "15:00");
  const quiet = openWall();
  expect(quiet.sleep()).toBe(true);
  vi.advanceTimersByTime(hour);
  quiet.approach();
  expect(quiet.rest()).toBe("asleep");
  quiet.touch();
  expect(quiet.rest()).toBe("awake");
  quiet.sleep();
  vi.advanceTimersByTime(15 * hour);
  expect(new Date().toISOString()).toBe("2026-11-21T06:00:00.000Z");
  expect(quiet.rest()).toBe("awake");
});

it("the screensaver can be called, and a touch sends it away for the idle minutes", () => {
  setClock("2026-11-20", "15:00");
  const quiet = openWall(chosenIn("Europe/Berlin", { idleMs: Number.POSITIVE_INFINITY }));
  quiet.call();
  expect(quiet.rest()).toBe("screensaver");
  quiet.touch();
  vi.advanceTimersByTime(hour);
  expect(quiet.rest()).toBe("awake");
});

it("a wall that is loaded anew in its sleep lights nothing, before it knows the house and after", () => {
  setClock("2026-11-20", "15:00");
  const before = openWall();
  before.sleep();
  closeWall();
  const after = openWall(null);
  expect(after.rest()).toBe("asleep");
  after.learn(berlin);
  expect(after.rest()).toBe("asleep");
  closeWall();

  // The server is away all night: the wall wakes by what it knew.
  setClock("2026-11-20", "23:00");
  openWall();
  closeWall();
  const alone = openWall(null);
  expect(alone.rest()).toBe("asleep");
  vi.advanceTimersByTime(8 * hour);
  expect(alone.rest()).toBe("awake");
  closeWall();
  setClock("2026-11-20", "23:00");
  openWall();
  closeWall();
  const touched = openWall(null);
  touched.touch();
  expect(touched.rest()).toBe("awake");
  closeWall();
  expect(memory.size).toBe(0);
});

it("sleep that the hours brought ends with the hours, also after a reload", () => {
  setClock("2026-11-20", "23:00");
  openWall();
  closeWall();
  const quiet = openWall(null);
  const later = { ...berlin.hours, sleepStart: "23:30" };
  quiet.learn({ ...berlin, hours: later });
  expect(quiet.rest()).toBe("awake");
});

it("a clock that is set wakes or sleeps the wall within a minute, and a page that is seen again at once", () => {
  setClock("2026-11-20", "12:00");
  const quiet = openWall(chosenIn("Europe/Berlin", { idleMs: Number.POSITIVE_INFINITY }));
  // As a small machine without a battery does it once it has found the network.
  setClock("2026-11-20", "23:00");
  vi.advanceTimersByTime(minute);
  expect(quiet.rest()).toBe("asleep");
  setClock("2026-11-20", "08:00");
  quiet.look();
  expect(quiet.rest()).toBe("awake");
  // Sent to sleep by a clock years ahead, set back: nobody is to be asleep for years.
  setClock("2036-11-20", "12:00");
  quiet.sleep();
  setClock("2026-11-20", "12:00");
  expect(createQuietMode().rest()).toBe("awake");
  vi.advanceTimersByTime(minute);
  expect(quiet.rest()).toBe("awake");
});

it("a clock that is set back by hours doesn't keep the photos away for hours", () => {
  setClock("2026-11-20", "18:00");
  const quiet = openWall();
  vi.advanceTimersByTime(minute);
  setClock("2026-11-20", "12:00");
  vi.advanceTimersByTime(2 * minute);
  expect(quiet.rest()).toBe("screensaver");
});

it("looks at the clock once a minute, and not at all once it is stopped", () => {
  setClock("2026-11-20", "23:00");
  openWall();
  const looks = vi.spyOn(performance, "now");
  vi.advanceTimersByTime(hour);
  expect(looks.mock.calls.length).toBeLessThanOrEqual(60 * 3);
  closeWall();
  expect(vi.getTimerCount()).toBe(0);
});
