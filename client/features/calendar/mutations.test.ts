import { expect, it } from "vitest";
import type { CalendarEvent } from "#contract/calendar.ts";
import { waitingPhone } from "#tests/fixtures/waiting-phone.ts";
import { addEvent, changeEvent } from "./mutations.ts";

const was: CalendarEvent = {
  ...{ id: "e1", feedId: "account-work", title: "Dentist", allDay: true, color: "#336699" },
  ...{ start: "2026-11-20", end: "2026-11-21", memberIds: [], recurring: false, editable: true },
};
const changed = {
  ...{ target: { id: "e1" }, title: "Dentist", fromDay: "2026-11-20", timeZone: "Europe/Berlin" },
  ...{ was, patch: { notes: "Bring the card" } },
};

it("an event that was deleted meanwhile is put back into the calendar in which it was, with what was changed of it", async () => {
  const { openPage, arrived } = waitingPhone([addEvent, changeEvent]);
  const page = await openPage();
  await changeEvent.putBack(changed)?.(page.enqueue);
  const [{ input } = { input: undefined }] = arrived;
  const request = addEvent.request(input as Parameters<typeof addEvent.request>[0], {
    ...{ uploadIds: [], mayWait: true },
  });
  expect(request.body).toMatchObject({
    ...{ title: "Dentist", notes: "Bring the card", feedId: "account-work" },
  });
});
