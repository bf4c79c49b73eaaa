import { expect, it } from "vitest";
import {
  lesson,
  lessonPlaces,
  outboxForEachTest,
  outboxTestNow,
  theirs,
} from "#tests/fixtures/calendar/outbox-test.ts";

const { family, work } = lessonPlaces;
const taken = { kind: "refused", code: "accountUidTaken" };

const current = outboxForEachTest();

/** A lesson that leaves the family calendar whole. */
const ours = {
  ...{ key: "lesson", uid: "lesson", title: "Piano", location: null, notes: null },
  ...{ icon: null, memberIds: [], rule: null, added: [], except: [], changes: [] },
  at: { day: "2026-11-21", time: "17:00:00", zone: "Europe/Berlin", length: 3_600 },
  ...{ sequence: 0, stampedAt: 0, createdAt: 0 },
};
const leaving = { before: ours, after: null, moved: ours };

const stored = (): string[][] =>
  [...current().objects.values()].map(({ url, ics }) => [url, ics]).toSorted();
const both = [
  [family.url, lesson],
  [work.url, theirs],
];

it("isn't taken for the event that a server was asked to move, whose answer was lost", async () => {
  const { put, client, outbox, records, move } = current();
  put(work.url, theirs);
  let asked = 0;
  client.moveObject = async () => {
    asked += 1;
    if (asked === 1) throw new Error("the answer is lost");
    return { kind: "changed" };
  };
  expect(await outbox.settled(move().id, 5_000)).toEqual(taken);
  expect(stored()).toEqual(both);
  expect(records.object("family", family)?.ics).toBe(lesson);
});

it("is at one place where a server stopped in the middle of moving it", async () => {
  const { put, client, outbox, records, move } = current();
  let asked = 0;
  client.moveObject = async () => {
    asked += 1;
    if (asked > 1) return { kind: "changed" };
    put(work.url, lesson);
    throw new Error("the answer is lost");
  };
  expect(await outbox.settled(move().id, 5_000)).toEqual({ kind: "done" });
  expect(stored()).toEqual([[work.url, lesson]]);
  expect(records.object("family", family)).toBeNull();
});

it("isn't written over by one that moves there, where a server knows no such condition", async () => {
  const { put, client, outbox, records, move } = current();
  const etag = put(work.url, theirs);
  records.putObjects([{ ...work, ics: theirs, etag, isReadable: true, hold: "none" }]);
  client.putObject = async (url, ics) => ({ kind: "written", url, etag: put(url, ics) });
  expect(await outbox.settled(move().id, 5_000)).toEqual(taken);
  expect(stored()).toEqual(both);
});

it("moves where its place is free again since that was read", async () => {
  const { client, outbox, records, move } = current();
  records.putObjects([{ ...work, ics: theirs, etag: '"0"', isReadable: true, hold: "none" }]);
  client.moveObject = async () => ({ kind: "refused", code: "accountNotDav", status: 501 });
  expect(await outbox.settled(move().id, 5_000)).toEqual({ kind: "done" });
  expect(stored()).toEqual([[work.url, lesson]]);
});

it("moves once to a server that writes the same in other words, after a lost answer", async () => {
  const { put, client, outbox, keep, move } = current();
  const weekly = lesson.replace("DTSTART:", "RRULE:FREQ=WEEKLY;COUNT=4;BYDAY=SA\r\nDTSTART:");
  keep(weekly, put(family.url, weekly));
  const { putObject } = client;
  client.putObject = async (url, ics, condition) => {
    if (!("ifNoneMatch" in condition) || current().objects.has(url))
      return putObject(url, ics, condition);
    const rewritten = ics
      .replace("SUMMARY:", "STATUS:CONFIRMED\r\nSUMMARY:")
      .replace("FREQ=WEEKLY;COUNT=4", "INTERVAL=1;WKST=MO;COUNT=4;FREQ=WEEKLY");
    put(url, rewritten);
    throw new Error("the answer is lost");
  };
  expect(await outbox.settled(move().id, 5_000)).toEqual({ kind: "done" });
  expect([...current().objects.keys()]).toEqual([work.url]);
});

it("isn't taken for one that came from the family calendar, whose answer was lost", async () => {
  const { put, client, outbox, objects } = current();
  put(work.url, theirs);
  const { putObject } = client;
  client.putObject = async () => {
    client.putObject = putObject;
    throw new Error("the answer is lost");
  };
  const write = outbox.add({
    ...{ ...work, title: "Piano", baseIcs: null, wantedIcs: lesson, edit: null, other: null },
    ...{ isMove: false, family: leaving, memberId: null, begunAt: outboxTestNow },
  });
  expect(await outbox.settled(write.id, 5_000)).toEqual({ kind: "conflict", theirs });
  expect(objects.get(work.url)?.ics).toBe(theirs);
});
