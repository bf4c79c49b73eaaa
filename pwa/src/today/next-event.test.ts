import { expect, it } from "vitest";
import type { CalendarEvent } from "../../../contract/calendar.ts";
import { comingUp, minutesUntil } from "./next-event.ts";

const event = (title: string, from: string, to: string, allDay = false): CalendarEvent => ({
  id: title,
  feedId: "mia-1",
  title,
  start: allDay ? from : `2026-11-20T${from}:00.000Z`,
  end: allDay ? to : `2026-11-20T${to}:00.000Z`,
  allDay,
  memberIds: ["mia"],
  color: "#d9662b",
  recurring: false,
  editable: false,
});
const now = Date.parse("2026-11-20T16:42:00.000Z");

it("the phone shows what begins next, and what is still going on below it", () => {
  const events = [
    event("Parents' evening", "19:00", "20:00"),
    event("Piano", "17:00", "17:45"),
    event("Work", "08:00", "17:00"),
    event("School", "07:00", "12:00"),
  ];
  const { next, also } = comingUp(events, now);
  expect(next?.title).toBe("Piano");
  expect(also.map(({ title }) => title)).toEqual(["Work", "Parents' evening"]);
});

it("a birthday is not what the family has to be on time for", () => {
  expect(comingUp([event("Oma", "2026-11-20", "2026-11-21", true)], now).next).toBeUndefined();
});

it("seventeen and a half minutes are eighteen to go", () => {
  expect(minutesUntil("2026-11-20T16:59:30.000Z", now)).toBe(18);
});
