import { describe, expect, it } from "vitest";
import type { CalendarEvent } from "#contract/calendar.ts";
import type { Task } from "#contract/tasks.ts";
import type { EventChange } from "../../features/calendar/optimistic-change.ts";
import type { QueuedMutation, QueuedEffects } from "./queued-mutation.ts";
import { replaceTemporaryId } from "./temporary-ids.ts";

const action = (sent: object, shows: QueuedEffects): QueuedMutation => ({
  ...{ id: "a", order: 1, key: "POST /api/grocery/{id}/close", stale: [], at: 0, tries: 0 },
  ...{ sent, shows },
});
const added = action({}, { title: "Bread", grocery: { kind: "add", id: "new", name: "Bread" } });
const tick = (id: string): QueuedMutation =>
  action({ params: { id } }, { title: "Bread", grocery: { kind: "check", id, checked: true } });

it("what was added and ticked without reception is ticked under the name that the house gave it", () => {
  const rename = replaceTemporaryId(added, { id: "g7", name: "Bread", checked: false });
  expect(rename(tick("new"))).toEqual(tick("g7"));
});

it("a to-do that was added and ticked without reception is ticked under the name that the house gave it", () => {
  const todo: Task = {
    ...{ id: "new", title: "Buy glue", list: "todo", memberIds: [] },
    ...{ daypart: null, stars: 0, done: false },
  };
  const glue = action({}, { title: "Buy glue", todo });
  const ticked = (taskId: string): QueuedMutation => {
    const when = { day: "2026-11-20", done: true, at: 0, stars: 0 };
    const tap = { taskId, memberId: "mia", starsOf: "mia", ...when };
    return action({ params: { id: taskId } }, { title: "Buy glue", tap });
  };
  expect(replaceTemporaryId(glue, { ...todo, id: "t7" })(ticked("new"))).toEqual(ticked("t7"));
});

it("what means another row stays as it is", () => {
  const other = tick("g1");
  expect(replaceTemporaryId(added, { id: "g7" })(other)).toBe(other);
  expect(replaceTemporaryId(tick("new"), { id: "g7" })(other)).toBe(other);
  expect(replaceTemporaryId(added, undefined)(other)).toBe(other);
});

describe("an event that was written and changed without reception", () => {
  const events = (change: EventChange, id: string): QueuedMutation =>
    action({ params: { id } }, { title: "Vet", events: change });
  const drop = (id: string, occurrence?: string): QueuedMutation => {
    const target = { id, ...(occurrence === undefined ? {} : { occurrence }) };
    return events({ kind: "remove", target }, id);
  };

  it("is changed under the name that the house gave it", () => {
    const vet: CalendarEvent = {
      ...{ id: "new", feedId: "family", title: "Vet", start: "2026-11-24", end: "2026-11-25" },
      ...{ allDay: true, memberIds: [], color: "#6b7280", recurring: false, editable: true },
    };
    const rename = replaceTemporaryId(events({ kind: "add", event: vet }, "new"), {
      ...vet,
      id: "v~family",
    });
    expect(rename(drop("new"))).toEqual(drop("v~family"));
  });

  it("that became one of its own from a day on means that one from then on, and the old one before", () => {
    const split: EventChange = {
      ...{ kind: "change", patch: { title: "Flute" }, fromDay: "2026-11-24", timeZone: "UTC" },
      target: { id: "old", scope: "following", occurrence: "2026-11-24T16:00:00.000Z" },
    };
    const answer = { id: "own", seriesId: "own", occurrence: "2026-11-24T16:00:00.000Z" };
    const rename = replaceTemporaryId(events(split, "old"), answer);
    const [before, after] = ["2026-11-17T16:00:00.000Z", "2026-12-01T16:00:00.000Z"];
    expect(rename(drop("old", after))).toEqual(drop("own", after));
    expect(rename(drop("old", before))).toEqual(drop("old", before));
  });
});
