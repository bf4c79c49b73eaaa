import { afterAll, beforeAll, expect, it } from "vitest";
import type { CalendarEvent } from "#contract/calendar.ts";
import { expandRange } from "#client/features/calendar/expand-range.ts";
import {
  type CalendarFixture,
  openCalendarFixture,
  pianoLesson,
} from "../../fixtures/calendar/calendar-fixture.ts";

const address = "/api/calendar?start=2026-11-20&end=2027-02-17";

let calendar: CalendarFixture;
beforeAll(async () => {
  calendar = await openCalendarFixture();
});
afterAll(() => calendar.server.close());

const byId = (events: readonly CalendarEvent[]) =>
  events.toSorted((a, b) => a.id.localeCompare(b.id));

it("a screen that asks for the calendar in short has every time of every event as in full, in a third of the bytes", async () => {
  const reading = { title: "Reading aloud", notes: "Half an hour, whoever is at home." };
  const lesson = await calendar.add(pianoLesson);
  await calendar.add({ ...pianoLesson, ...reading, recurrence: "FREQ=DAILY", location: "Sofa" });
  await calendar.add({ ...pianoLesson, title: "Dentist", recurrence: undefined });
  const patch = { title: "Piano concert", location: "Town hall" };
  await calendar.change(lesson.seriesId, "?occurrence=2026-12-07T16:00:00.000Z&scope=one", patch);
  const { body: full } = await calendar.phone.get(address);
  const { body: compact } = await calendar.phone.get(`${address}&compact=true`);
  expect(full.series).toBeUndefined();
  expect(byId(expandRange(compact).events)).toEqual(byId(full.events));
  expect(full.events.map(({ title }: CalendarEvent) => title)).toContain("Piano concert");
  expect(JSON.stringify(compact).length).toBeLessThan(JSON.stringify(full).length / 3);
  expect((await calendar.phone.get(`${address}&compact=false`)).body).toEqual(full);
});

it("a word that is neither true nor false is refused by name", async () => {
  const { status, body } = await calendar.phone.get(`${address}&compact=yes`);
  expect([status, body.field]).toEqual([400, "compact"]);
});
