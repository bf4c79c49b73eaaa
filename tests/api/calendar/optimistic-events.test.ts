import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { CalendarEvent } from "#contract/calendar.ts";
import type { NewEvent, EditScope } from "#contract/calendar-family.ts";
import {
  type EventChange,
  eventKeyOf,
  withEventChanges,
} from "#client/features/calendar/changes/optimistic-change.ts";
import {
  withStart,
  type EventDraft,
  eventDraftOf,
  newEventOf,
  eventPatchOf,
} from "#client/features/calendar/editing/event-draft.ts";
import { inverseChangeOf } from "#client/features/calendar/changes/inverse-change.ts";
import { dayOf } from "#client/i18n/time.ts";
import {
  type CalendarFixture,
  openCalendarFixture,
} from "../../fixtures/calendar/calendar-fixture.ts";

const timeZone = "Europe/Berlin";

let calendar: CalendarFixture;
beforeAll(async () => {
  calendar = await openCalendarFixture();
});
afterEach(() => calendar.empty());
afterAll(() => calendar.server.close());

const range = ["2027-01-01", "2027-12-31"] as const;
const known = async (): Promise<readonly CalendarEvent[]> =>
  (await calendar.phone.get(`/api/calendar?start=${range[0]}&end=${range[1]}`)).body.events;
const lines = (events: readonly CalendarEvent[]) =>
  events
    .map(({ title, start, end, occurrence }) => [start, end, title, occurrence ?? ""].join(" "))
    .toSorted();
const at = (day: string, hour: number, minute = 0) => ({ day, minute: hour * 60 + minute });

type Changed = Extract<EventChange, { kind: "change" }>;

const changeOf = (
  event: CalendarEvent,
  scope: EditScope | undefined,
  edit: (draft: EventDraft) => Partial<EventDraft>,
): Changed => {
  const before = eventDraftOf(event, timeZone);
  const { occurrence } = event;
  return {
    kind: "change",
    target: {
      id: eventKeyOf(event),
      ...(occurrence === undefined || scope === undefined ? {} : { occurrence, scope }),
    },
    patch: eventPatchOf(before, { ...before, ...edit(before) }, timeZone),
    fromDay: event.allDay ? event.start : dayOf(event.start, timeZone),
    timeZone,
  };
};
const tell = async ({ target: { id, ...which }, patch }: Changed): Promise<CalendarEvent> => {
  const query = new URLSearchParams(which).toString();
  const { status, body } = await calendar.change(id, `?${query}`, patch);
  expect([status, body.error]).toEqual([200, undefined]);
  return body;
};

const lesson = {
  ...{ title: "Piano", allDay: false, memberIds: ["mia"] },
  ...{ start: "2027-03-15T16:00:00Z", end: "2027-03-15T16:45:00Z" },
  recurrence: "FREQ=WEEKLY;BYDAY=MO;COUNT=8",
};
const rent = {
  ...{ title: "Rent", start: "2027-01-31", end: "2027-02-01", allDay: true, memberIds: [] },
  recurrence: "FREQ=MONTHLY;BYMONTHDAY=-1;COUNT=6",
};
const night = {
  ...{ title: "Night shift", allDay: false, memberIds: ["dad"] },
  ...{ start: "2027-10-29T20:00:00Z", end: "2027-10-30T04:00:00Z" },
  recurrence: "FREQ=DAILY;COUNT=5",
};

/** The event to change, its occurrence, and the change. */
const cases: readonly (readonly [
  string,
  NewEvent,
  number,
  (draft: EventDraft) => Partial<EventDraft>,
])[] = [
  [
    "a lesson over the clocks' change in spring goes to Wednesday evening",
    lesson,
    2,
    (draft) => withStart(draft, at("2027-03-31", 18, 30)),
  ],
  [
    "a lesson goes from the last day of a month into the next one",
    { ...lesson, start: "2027-05-31T15:00:00Z", end: "2027-05-31T15:45:00Z" },
    0,
    (draft) => withStart(draft, at("2027-06-01", 17)),
  ],
  [
    "a night shift over the clocks' change in autumn begins an hour later",
    night,
    2,
    (draft) => withStart(draft, { ...draft.from, minute: 23 * 60 }),
  ],
  [
    "a lesson gets another name, another place and is an hour long",
    lesson,
    3,
    ({ from }) => ({ title: "Flute", location: "Home", to: at(from.day, 18) }),
  ],
  [
    "the last day of each month is paid a day earlier",
    rent,
    1,
    (draft) => withStart(draft, { ...draft.from, day: "2027-02-27" }),
  ],
];

describe.each(cases)("%s", (_, event, nth, edit) => {
  it.each(["one", "following", "all"] as const)(
    "%s: the screen shows at once what the house says afterwards, and taking it back brings back what was",
    async (scope) => {
      await calendar.add(event);
      const before = await known();
      const mine = before.at(nth);
      if (mine === undefined) throw new Error("the event has so many times");
      const change = changeOf(mine, scope, edit);
      const early = withEventChanges(before, [change]);
      const answer = await tell(change);
      const after = await known();
      // Changes that need the rule are shown once the server has answered.
      if (event !== rent || scope === "one") expect(lines(early)).toEqual(lines(after));
      expect(lines(after)).not.toEqual(lines(before));

      const back = inverseChangeOf(mine, change, answer);
      if (back === undefined) throw new Error("this can be taken back");
      const { seriesId = "", occurrence } = back.event;
      await tell({
        ...change,
        target: {
          id: seriesId,
          ...(occurrence === undefined ? {} : { occurrence }),
          ...(back.scope && { scope: back.scope }),
        },
        patch: back.patch,
      });
      const strip = (events: readonly CalendarEvent[]) =>
        events.map(({ title, start, end }) => [start, end, title].join(" ")).toSorted();
      expect(strip(await known())).toEqual(strip(before));
    },
  );
});

it("an event that begins to repeat and is taken back is there once again", async () => {
  const { recurrence: _rule, ...once } = lesson;
  await calendar.add(once);
  const [event] = await known();
  if (event === undefined) throw new Error("it was added");
  const change = changeOf(event, undefined, () => ({
    repetition: { kind: "weekly", every: 2, days: [], ending: { kind: "count", count: 3 } },
  }));
  const answer = await tell(change);
  expect((await known()).map(({ start }) => start.slice(0, 10))).toEqual([
    "2027-03-15",
    "2027-03-29",
    "2027-04-12",
  ]);
  const back = inverseChangeOf(event, change, answer);
  await calendar.change(answer.seriesId ?? "", "", back?.patch);
  expect(lines(await known())).toEqual(lines([event]));
});

it("what a form makes is taken by the house as it stood in the form, in the hour that the clock skips too", async () => {
  const draft = {
    ...eventDraftOf(
      { ...lesson, id: "x", feedId: "family", color: "", recurring: false, editable: true },
      timeZone,
    ),
    title: "Owl",
  };
  const { status, body } = await calendar.phone.send(
    "POST",
    "/api/calendar/events",
    newEventOf(
      { ...draft, repetition: { kind: "none" }, ...withStart(draft, at("2027-03-28", 2, 30)) },
      timeZone,
    ),
  );
  expect([status, body.start, body.end]).toEqual([
    201,
    "2027-03-28T01:30:00.000Z",
    "2027-03-28T02:15:00.000Z",
  ]);
  await calendar.remove(body.id);
});
