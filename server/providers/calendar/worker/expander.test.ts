import { createHash } from "node:crypto";
import { pino } from "pino";
import { afterEach, expect, test } from "vitest";
import { veventOf, icsFileOf } from "#tests/fixtures/calendar/family-ics.ts";
import { findWorkerProgram } from "#tests/fixtures/workers/worker-programs.ts";
import { createExpander, type Expander, type ExpansionLimits } from "./expander.ts";

const range = { start: "2026-11-01", end: "2026-11-30" };
const open: Expander[] = [];
/** What the log says of workers that had to be ended. */
const givenUp: string[] = [];
afterEach(async () => {
  givenUp.length = 0;
  for (const expander of open.splice(0)) await expander.stop();
});

const start = (limits?: ExpansionLimits, keptMs = 60_000): Expander => {
  const expander = createExpander({
    program: findWorkerProgram("ical-worker"),
    log: pino({ level: "warn" }, { write: (line: string) => void givenUp.push(line) }),
    ...{ ...(limits === undefined ? {} : { limits }), keptMs },
  });
  open.push(expander);
  return expander;
};

const fileOf = (ics: string) => {
  const bytes = new TextEncoder().encode(ics);
  const file = {
    hash: createHash("sha256").update(bytes).digest("hex"),
    charset: "utf-8",
    reads: 0,
    body: () => {
      file.reads += 1;
      return Promise.resolve(bytes);
    },
  };
  return file;
};

const dentist = veventOf("dentist", "Dentist", ["DTSTART:20261110T090000Z"]);
const walk = veventOf("walk", "Walk", ["DTSTART:20261102T090000Z", "RRULE:FREQ=WEEKLY;COUNT=3"]);
/** The library counts from the first to the last, and nothing stops it on its way. */
const endless = (uid: string) =>
  veventOf(uid, "Endless", ["DTSTART:19500101T090000Z", "RRULE:FREQ=DAILY;COUNT=29000;BYHOUR=9"]);

const titles = (came: Awaited<ReturnType<Expander["expand"]>>): string[] =>
  "expanded" in came ? came.expanded.occurrences.map(({ title }) => title) : [];

test("an event that hangs the worker is left out, the others are shown, and the next range hangs no more", async () => {
  const expander = start({ budgetMs: 1_100, stallMs: 250, retryMs: 400 });
  const file = fileOf(icsFileOf([...endless("endless"), ...dentist, ...walk]));
  const came = await expander.expand(file, range, "UTC", []);
  expect(titles(came).toSorted()).toEqual(["Dentist", "Walk", "Walk", "Walk"]);
  expect("expanded" in came && came.expanded.cut).toMatch(/too much work and left out/);
  expect(givenUp).toHaveLength(1);
  const december = { start: "2026-11-01", end: "2026-12-31" };
  expect(titles(await expander.expand(file, december, "UTC", []))).toHaveLength(4);
  expect(givenUp).toHaveLength(1);
});

test("when one event after the other hangs the worker, at least what doesn't repeat is shown", async () => {
  const expander = start({ budgetMs: 1_100, stallMs: 200, retryMs: 400 });
  const hangs = Array.from({ length: 12 }, (_, index) => endless(`e${index}`)).flat();
  const came = await expander.expand(fileOf(icsFileOf([...hangs, ...dentist])), range, "UTC", []);
  expect(titles(came)).toEqual(["Dentist"]);
  expect("expanded" in came && came.expanded.cut).toMatch(/too much work/);
});

test("a calendar is parsed once, whatever days are asked for", async () => {
  const expander = start();
  const file = fileOf(icsFileOf([...dentist, ...walk]));
  for (const first of ["2026-11-01", "2026-10-01", "2026-11-05"])
    expect(
      titles(await expander.expand(file, { start: first, end: "2026-12-31" }, "UTC", [])),
    ).toContain("Dentist");
  expect(file.reads).toBe(1);
});

test("what came out of a calendar is remembered until a newer one has replaced it", async () => {
  const expander = start();
  const old = fileOf(icsFileOf(dentist));
  const other = fileOf(icsFileOf(walk));
  const fresh = fileOf(icsFileOf([...dentist, ...walk]));
  const ask = (file: typeof old, keep: readonly string[]) =>
    expander.expand(file, range, "UTC", keep);
  const both = [old.hash, other.hash];
  const [ofOld, ofOther] = [ask(old, both), ask(other, both)];
  expect(ask(old, both)).toBe(ofOld);
  await ask(fresh, [other.hash, fresh.hash]);
  expect(ask(other, [other.hash, fresh.hash])).toBe(ofOther);
  expect(ask(old, [old.hash])).not.toBe(ofOld);
});

test("a worker that nobody needs for a while ends, and the next one reads the calendar again", async () => {
  const expander = start(undefined, 1);
  const file = fileOf(icsFileOf([...dentist, ...walk]));
  let asked = 0;
  const readsAfterAnotherRange = async (): Promise<number> => {
    asked += 1;
    const later = { start: "2026-11-01", end: `2026-12-${String(asked).padStart(2, "0")}` };
    expect(titles(await expander.expand(file, later, "UTC", []))).toContain("Dentist");
    return file.reads;
  };
  expect(await readsAfterAnotherRange()).toBe(1);
  await expect.poll(readsAfterAnotherRange, { timeout: 5_000, interval: 200 }).toBe(2);
});
