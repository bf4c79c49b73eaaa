import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ApiError } from "#client/api/api-error.ts";
import { waitingPhone } from "#tests/fixtures/waiting-phone.ts";
import { changeEvent, removeEvent } from "../mutations.ts";
import { withGuestsTold } from "./tell-guests.ts";

beforeEach(() => vi.useFakeTimers({ now: Date.parse("2026-11-20T16:00:00Z") }));
afterEach(() => vi.useRealTimers());

it("an event is deleted although its guests are told once somebody said yes to that", () => {
  const event = { target: { id: "e1" }, title: "Concert" };
  const context = { uploadIds: [], mayWait: false };
  expect(removeEvent.request(event, context).query).toEqual({});
  expect(removeEvent.request({ ...event, tellGuests: "yes" }, context).query).toEqual({
    tellGuests: "yes",
  });
});

it("a change that waited on a phone, and was refused for the sake of guests, is sent once more with them told", async () => {
  const phone = waitingPhone([changeEvent, removeEvent]);
  const target = { id: "e1" };
  phone.answers(() => new ApiError("No.", { status: 0, code: "network" }));
  (await phone.openPage()).enqueue(changeEvent, {
    ...{ target, title: "Concert", patch: { location: "Town hall" } },
    ...{ fromDay: "2026-11-24", timeZone: "Europe/Berlin" },
  });
  await vi.advanceTimersByTimeAsync(0);
  phone.answers(() => new ApiError("No.", { status: 409, code: "guestsTold" }));
  const page = await phone.openPage();
  await vi.advanceTimersByTimeAsync(0);
  const [refused] = page.refused();
  if (refused === undefined) throw new Error("nothing was refused");
  phone.answers(() => ({ id: "e1" }));
  await withGuestsTold(refused)?.(page.enqueue);
  expect(phone.arrived.map(({ input }) => input)).toMatchObject([
    { target, patch: { location: "Town hall" }, tellGuests: "yes" },
  ]);
  const other = { ...refused, refused: { status: 409, code: "conflict", message: "" } };
  expect(withGuestsTold(other)).toBeUndefined();
});
