import { describe, expect, it } from "vitest";
import type { CalendarEvent } from "#contract/calendar.ts";
import { waitingPhone } from "#tests/fixtures/waiting-phone.ts";
import { ApiError } from "../../api/api-error.ts";
import { addEvent, changeEvent, setRide, tellOnMyWay } from "./mutations.ts";

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

describe("a ride that is chosen on a phone without reception", () => {
  const lesson = (occurrence: string): CalendarEvent => ({
    ...{ ...was, id: `swim@${occurrence}`, seriesId: "swim", occurrence, recurring: true },
    ...{ start: occurrence, end: occurrence },
  });
  /** Where the ride of a lesson is sent to, behind a change of another one that the server answers with `answer`. */
  const sentTo = async (
    target: { occurrence: string; scope: "one" | "following" },
    answer: CalendarEvent,
    ride: { event: CalendarEvent; isOnce: boolean },
  ) => {
    const { openPage, arrived, answers } = waitingPhone([changeEvent, setRide]);
    answers(() => new ApiError("Nobody there.", { status: 0, code: "network" }));
    const page = await openPage();
    const patch = target.scope === "one" ? { feedId: "other" } : { notes: "Bring the card" };
    page.enqueue(changeEvent, { ...changed, target: { id: "swim", ...target }, patch });
    const { answer: done } = page.enqueue(setRide, { ...ride, driver: "mom" });
    answers(({ key }) => (key === changeEvent.operation.key ? answer : undefined));
    page.flush();
    await done;
    const input = arrived[1]?.input as Parameters<typeof setRide.request>[0];
    return setRide.request(input, { uploadIds: [], mayWait: true }).params.id;
  };
  const later = { occurrence: "2026-11-20", scope: "following" } as const;
  const laterAnswer = { ...lesson("2026-11-20"), id: "new@2026-11-20", seriesId: "new" };

  it("goes with the times that a change from a day on made an event of their own", async () => {
    const ride = (day: string) => ({ event: lesson(day), isOnce: true });
    expect(await sentTo(later, laterAnswer, ride("2026-11-27"))).toBe("new");
    expect(await sentTo(later, laterAnswer, ride("2026-11-13"))).toBe("swim");
  });

  it("goes with the one time that moved into another calendar, unless it is for every time", async () => {
    const one = { occurrence: "2026-11-20", scope: "one" } as const;
    const moved = { ...was, id: "moved" };
    const event = lesson("2026-11-20");
    expect(await sentTo(one, moved, { event, isOnce: true })).toBe("moved");
    expect(await sentTo(one, moved, { event, isOnce: false })).toBe("swim");
  });
});

it("whoever said out of reach that they are on their way says it themselves, not who is signed in later", async () => {
  const { openPage, arrived, answers, signsIn } = waitingPhone([tellOnMyWay]);
  signsIn("dad");
  answers(() => new ApiError("Nobody there.", { status: 0, code: "network" }));
  const page = await openPage();
  page.enqueue(tellOnMyWay, { id: "r1", title: "Swimming", memberId: "dad" });
  await page.persisted("r1");
  signsIn("mom");
  answers(() => undefined);
  const { answer } = page.enqueue(setRide, { event: was, driver: "mom", isOnce: false });
  page.flush();
  await answer;
  expect(arrived.map(page.describe)).toEqual(["Dentist"]);
  expect(page.waiting().map(page.describe)).toEqual(["Swimming"]);
});
