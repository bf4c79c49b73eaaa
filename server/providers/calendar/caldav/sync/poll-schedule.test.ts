import { expect, it } from "vitest";
import { usualPollTimes } from "./poll-times.ts";
import { createPollSchedule } from "./poll-schedule.ts";

/** A schedule of an account that was just read; how it is once some seconds have passed. */
const openSchedule = () => {
  let ms = 1_000_000;
  const clock = { now: () => ms, monotonic: () => ms };
  const schedule = createPollSchedule({ clock, times: usualPollTimes, isWatched: () => true });
  const read = (): void => {
    schedule.begun();
    schedule.answered();
  };
  read();
  return {
    schedule,
    pass: (seconds: number): void => {
      ms += seconds * 1_000;
    },
    /** Writes, and reads where that is due; whether it was. */
    write: (): boolean => {
      schedule.wrote();
      const isDue = schedule.isDue();
      if (isDue) read();
      return isDue;
    },
    readIfDue: (): boolean => {
      const isDue = schedule.isDue();
      if (isDue) read();
      return isDue;
    },
  };
};

it("one write is read back at once, and so is the next one a while later", () => {
  const { pass, write } = openSchedule();
  pass(30);
  expect(write()).toBe(true);
  pass(30);
  expect(write()).toBe(true);
});

it("two writes in a row are read back once it is quiet", () => {
  const { pass, write, readIfDue } = openSchedule();
  pass(30);
  expect(write()).toBe(true);
  pass(2);
  expect(write()).toBe(false);
  pass(4);
  expect(readIfDue()).toBe(false);
  pass(1);
  expect(readIfDue()).toBe(true);
  expect(readIfDue()).toBe(false);
});

it("a move of five hundred events in ten minutes reads the account once a minute, and after the last one", () => {
  const { pass, write, readIfDue } = openSchedule();
  pass(30);
  let readings = 0;
  for (let event = 0; event < 500; event += 1) {
    if (write()) readings += 1;
    pass(1.3);
    // A parent looks on meanwhile.
    if (readIfDue()) readings += 1;
  }
  expect(readings).toBeGreaterThan(8);
  expect(readings).toBeLessThan(13);
  pass(5);
  expect(readIfDue()).toBe(true);
});

it("a server that is away isn't read because of writes", () => {
  const { schedule, pass, write } = openSchedule();
  pass(30);
  schedule.failed(new Error("away"));
  expect(write()).toBe(false);
});
