import { expect, it } from "vitest";
import type { OperationAnswer } from "#contract/api.ts";
import { calendarEvent } from "#tests/fixtures/calendar/calendar-event.ts";
import { waitingPhone } from "#tests/fixtures/waiting-phone.ts";
import { changeEvent, removeEvent } from "../mutations.ts";
import { countdownsRead } from "../reads.ts";

type Countdowns = OperationAnswer<"GET /api/calendar/countdowns">;

const event = calendarEvent("★ To the sea", "2026-12-27", "2027-01-03");
const known: Countdowns = { items: [{ event, kind: "marked" }] };
const key = [countdownsRead.topic, countdownsRead.key, {}];
const target = { id: event.id };

const open = async () => {
  const { openPage } = waitingPhone([changeEvent, removeEvent]);
  const page = await openPage();
  return {
    ...page,
    counted: () => page.overlay(key, known).items.map((one) => [one.event.title, one.event.start]),
  };
};

it("what is deleted isn't counted to any more, also for as long as it can be taken back", async () => {
  const { enqueue, counted, cancel } = await open();
  const { id } = enqueue(removeEvent, { target, title: "To the sea" }, { delayMs: 8000 });
  expect(counted()).toEqual([]);
  await cancel(id);
  expect(counted()).toEqual([["★ To the sea", "2026-12-27"]]);
});

it("what is moved is counted to its new day before the answer is there", async () => {
  const { enqueue, counted } = await open();
  enqueue(changeEvent, {
    ...{ target, title: "To the sea", fromDay: "2026-12-27", timeZone: "Europe/Berlin" },
    patch: { start: "2026-12-28", end: "2027-01-04", allDay: true },
  });
  expect(counted()).toEqual([["★ To the sea", "2026-12-28"]]);
});
