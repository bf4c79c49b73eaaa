import { expect, it } from "vitest";
import { objectEditor } from "#server/providers/calendar/caldav/edit/object-editor.ts";
import {
  BusyServer,
  lesson,
  lessonPlaces,
  outboxForEachTest,
  outboxTestNow as now,
  theirs,
} from "#tests/fixtures/calendar/outbox-test.ts";
import { nextAfter } from "./write-order.ts";

const { family, work } = lessonPlaces;
const alone = { edit: null, other: null, isMove: false, family: null } as const;
const begun = { title: "Piano", memberId: null, begunAt: now } as const;

const current = outboxForEachTest();

it("an event that is changed and moved arrives as it was changed where the calendar that it leaves is taken away before", async () => {
  const { outbox, client, objects } = current();
  const { putObject } = client;
  client.putObject = () => Promise.reject(new Error("away"));
  const changed = outbox.add({ ...family, ...alone, ...begun, baseIcs: lesson, wantedIcs: theirs });
  outbox.add({
    ...{ ...family, ...alone, ...begun, ...nextAfter(changed), baseIcs: theirs, wantedIcs: null },
    ...{ isMove: true, other: { ...work, ics: theirs } },
  });
  expect(await outbox.settled(changed.id, 100)).toEqual({ kind: "waiting" });
  outbox.leave(["family"]);
  client.putObject = putObject;
  outbox.resume();
  await expect.poll(() => outbox.all()).toEqual([]);
  expect(objects.get(work.url)?.ics).toBe(theirs);
});

it("what comes back with all that its old calendar kept does so where the calendar in between is taken away half way", async () => {
  const { outbox, client, objects } = current();
  client.deleteObject = () => Promise.reject(new Error("away"));
  const moved = current().move();
  outbox.add({
    ...{ ...work, ...alone, ...begun, ...nextAfter(moved), baseIcs: lesson, wantedIcs: theirs },
  });
  expect(await outbox.settled(moved.id, 200)).toEqual({ kind: "waiting" });
  expect(objects.get(work.url)?.ics).toBe(lesson);
  outbox.leave(["family"]);
  outbox.resume();
  await expect.poll(() => outbox.all()).toEqual([]);
  expect(objects.get(work.url)?.ics).toBe(theirs);
});

it("whoever changes an event hears at once that it waits where its server wants to be left alone, also for what follows", async () => {
  const { outbox, client } = current();
  client.putObject = () => Promise.reject(new BusyServer());
  const back = outbox.add({ ...family, ...alone, ...begun, baseIcs: lesson, wantedIcs: theirs });
  const away = outbox.add({
    ...{ ...work, ...alone, ...begun, ...nextAfter(back), baseIcs: lesson, wantedIcs: null },
  });
  const answers = [back, away].map(({ id }) => outbox.settled(id, 120_000));
  expect(await Promise.all(answers)).toEqual([{ kind: "waiting" }, { kind: "waiting" }]);
  expect(outbox.all()).toHaveLength(2);
});

it("nothing is taken away elsewhere where the calendar is taken away that was to have it again", () => {
  const { outbox } = current();
  const back = outbox.add({ ...family, ...alone, ...begun, baseIcs: null, wantedIcs: lesson });
  outbox.add({
    ...{ ...work, ...alone, ...begun, ...nextAfter(back), baseIcs: lesson, wantedIcs: null },
  });
  outbox.leave(["family"]);
  expect(outbox.all()).toEqual([]);
});

it("a part that its series' server let go only after it was taken from its new place again is written there anew", async () => {
  const { objects, put, client, outbox, keep } = current();
  const series = lesson.replace("DTSTART:", "RRULE:FREQ=WEEKLY;COUNT=4\r\nDTSTART:");
  keep(series, put(family.url, series));
  const which = { scope: "one", occurrence: "2026-11-28T16:00:00.000Z" } as const;
  const edit = { kind: "detach", which, patch: {} } as const;
  const { ics, following } = objectEditor.edit(series, edit, {
    ...{ now, zone: "Europe/Berlin", newUid: () => "once" },
  });
  const { putObject, deleteObject } = client;
  let isFull = true;
  client.putObject = async (url, ...given) =>
    url === family.url && isFull
      ? { kind: "refused", code: "accountNotAllowed", status: 403 }
      : putObject(url, ...given);
  client.deleteObject = async (...given) => {
    client.deleteObject = deleteObject;
    await deleteObject(...given);
    isFull = false;
    throw new Error("the answer is lost");
  };
  const write = outbox.add({
    ...{ ...family, ...begun, baseIcs: series, wantedIcs: ics, edit, isMove: false, family: null },
    other: { ...work, uid: "once", ics: following?.ics ?? "" },
  });
  expect(await outbox.settled(write.id, 5_000)).toEqual({ kind: "done" });
  expect(objects.get(family.url)?.ics).toContain("EXDATE");
  expect(objects.get(work.url)?.ics).toContain("SUMMARY:Piano");
});

it("a time that others took out of its series meanwhile isn't brought elsewhere unasked, after a sending without an answer", async () => {
  const { put, keep, outbox, client, objects } = current();
  const series = lesson.replace("DTSTART:", "RRULE:FREQ=WEEKLY;COUNT=4\r\nDTSTART:");
  keep(series, put(family.url, series));
  const which = { scope: "one", occurrence: "2026-11-28T16:00:00.000Z" } as const;
  const edit = { kind: "detach", which, patch: {} } as const;
  const context = { now, zone: "Europe/Berlin", newUid: () => "once" };
  const { ics, following } = objectEditor.edit(series, edit, context);
  const { putObject } = client;
  client.putObject = () => Promise.reject(new Error("away"));
  const write = outbox.add({
    ...{ ...family, ...alone, ...begun, edit, baseIcs: series, wantedIcs: ics },
    other: { ...work, uid: "once", ics: following?.ics ?? "" },
  });
  expect(await outbox.settled(write.id, 100)).toEqual({ kind: "waiting" });
  put(family.url, ics ?? "");
  client.putObject = putObject;
  outbox.resume();
  await expect.poll(() => outbox.all()).toMatchObject([{ problem: "conflict" }]);
  expect(objects.has(work.url)).toBe(false);
});
