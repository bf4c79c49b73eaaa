import { expect, it } from "vitest";
import { objectEditor } from "#server/providers/calendar/caldav/edit/object-editor.ts";
import {
  lesson,
  lessonPlaces,
  outboxForEachTest,
  outboxTestNow as now,
  placeIn,
  theirs,
} from "#tests/fixtures/calendar/outbox-test.ts";

const { family, work } = lessonPlaces;

const current = outboxForEachTest();

it("a move takes along what others wrote, and what was read, before its last step", async () => {
  const { objects, put, client, outbox, keep, move } = current();
  const { putObject } = client;
  client.putObject = async (url, ics, condition) => {
    const outcome = await putObject(url, ics, condition);
    // Just then another program writes, and the wall reads it before the event is taken from its old place.
    if (url === work.url && ics === lesson) keep(theirs, put(family.url, theirs));
    return outcome;
  };
  expect(await outbox.settled(move().id, 5_000)).toEqual({ kind: "done" });
  expect([...objects.values()].map(({ url, ics }) => [url, ics])).toEqual([[work.url, theirs]]);
});

it("a move ends where a server never lets go, and the half of it that is done is asked about", async () => {
  const { client, outbox, move } = current();
  let tries = 0;
  client.deleteObject = async () => {
    tries += 1;
    return { kind: "changed" };
  };
  expect(await outbox.settled(move().id, 5_000)).toEqual({ kind: "refused", code: "tooOften" });
  expect(tries).toBe(5);
  expect(outbox.all()).toMatchObject([{ step: 2, problem: "tooOften" }]);
});

it("a time that left its series goes on elsewhere, also where others changed the rest after an answer was lost", async () => {
  const { objects, put, client, outbox, keep } = current();
  const series = lesson.replace("DTSTART:", "RRULE:FREQ=WEEKLY;COUNT=4\r\nDTSTART:");
  keep(series, put(family.url, series));
  const which = { scope: "one", occurrence: "2026-11-28T16:00:00.000Z" } as const;
  const edit = { kind: "detach", which, patch: {} } as const;
  const { ics, following } = objectEditor.edit(series, edit, {
    ...{ now, zone: "Europe/Berlin", newUid: () => "once" },
  });
  const { putObject } = client;
  client.putObject = async (url, given, condition) => {
    if (url === work.url) return putObject(url, given, condition);
    client.putObject = putObject;
    await putObject(url, given, condition);
    put(url, given.replace("SUMMARY:Piano", "SUMMARY:Cello"));
    throw new Error("the answer is lost");
  };
  const write = outbox.add({
    ...{ ...family, title: "Piano", baseIcs: series, wantedIcs: ics, edit, isMove: false },
    other: { ...work, uid: "once", ics: following?.ics ?? "" },
    ...{ family: null, memberId: null, begunAt: now },
  });
  expect(await outbox.settled(write.id, 5_000)).toEqual({ kind: "done" });
  expect(objects.get(work.url)?.ics).toContain("SUMMARY:Piano");
  expect(objects.get(family.url)?.ics).toMatch(/SUMMARY:Cello/);
});

it("a server that hangs while an event moves to it holds up nothing else of the calendar that the event leaves", async () => {
  const { objects, client, onCalendars, outbox, records } = current();
  const found = { name: "grandma", color: null, kinds: ["VEVENT"] as const, isReadOnly: false };
  records.putFound(
    "grandma's account",
    {
      ...{ principalUrl: null, homeUrl: null, addresses: [], hasScheduling: false },
      calendars: [{ ...found, url: "https://grandma.example/", order: 0 }],
    },
    {
      ...{ now, idOf: () => "grandma" },
      choose: () => ({ isChosen: true, memberIds: [], ownColor: null, childrenWrite: false }),
    },
  );
  const asked = Promise.withResolvers<void>();
  const hanging = Promise.withResolvers<never>();
  const { putObject } = client;
  client.putObject = (url, ...given) => {
    if (!url.startsWith("https://grandma.example")) return putObject(url, ...given);
    asked.resolve();
    return hanging.promise;
  };
  const rest = { edit: null, family: null, memberId: null, begunAt: now };
  outbox.add({
    ...{ ...family, title: "Piano", baseIcs: lesson, wantedIcs: null, isMove: true, ...rest },
    other: { ...placeIn("grandma"), url: "https://grandma.example/lesson.ics", ics: lesson },
  });
  outbox.start();
  await asked.promise;
  const place = { ...family, path: "/family/new.ics", url: "https://cloud.example/family/new.ics" };
  const added = outbox.add({
    ...{ ...place, uid: "new", title: "Cello", baseIcs: null, wantedIcs: theirs, other: null },
    ...{ isMove: false, ...rest },
  });
  expect(await outbox.settled(added.id, 5_000)).toEqual({ kind: "done" });
  expect(objects.get(place.url)?.ics).toBe(theirs);
  // It is read as well meanwhile.
  await onCalendars(["family"], () => Promise.resolve());
  hanging.reject(new Error("away"));
});

it("an event on which its server breaks holds up no other one", async () => {
  const { objects, client, outbox } = current();
  const { putObject } = client;
  client.putObject = (url, ics, condition) =>
    url === family.url ? Promise.reject(new Error("500")) : putObject(url, ics, condition);
  const add = (place: typeof family) =>
    outbox.add({
      ...{ ...place, title: "Piano", baseIcs: place === family ? lesson : null, wantedIcs: theirs },
      ...{ edit: null, other: null, isMove: false, family: null, memberId: null, begunAt: now },
    });
  const broken = add(family);
  expect(await outbox.settled(add(work).id, 5_000)).toEqual({ kind: "done" });
  expect(objects.get(work.url)?.ics).toBe(theirs);
  expect(outbox.all()).toMatchObject([{ id: broken.id, problem: null }]);
});

it("what waits for a calendar that isn't shown rests, and goes on once it is shown and read again", async () => {
  const { client, outbox, records, keep, objects, put } = current();
  let tries = 0;
  client.putObject = () => {
    tries += 1;
    return Promise.reject(new Error("away"));
  };
  const add = (path: string) =>
    outbox.add({
      ...{ ...family, path, url: `https://cloud.example${path}`, title: "Piano" },
      ...{ baseIcs: path === family.path ? lesson : null, wantedIcs: theirs, edit: null },
      ...{ other: null, isMove: false, family: null, memberId: null, begunAt: now },
    });
  const choice = { memberIds: [], ownColor: null, childrenWrite: false };
  records.choose("family", { ...choice, isChosen: false });
  add(family.path);
  expect(await outbox.settled(add("/family/new.ics").id, 50)).toEqual({ kind: "waiting" });
  expect(tries).toBe(0);
  // Shown again, but not read yet: only what was never there can be sent.
  client.putObject = async (url, ics) => ({ kind: "written", url, etag: put(url, ics) });
  records.choose("family", { ...choice, isChosen: true });
  outbox.start();
  await expect.poll(() => outbox.all().length).toBe(1);
  expect(objects.get(family.url)?.ics).toBe(lesson);
  keep(lesson, objects.get(family.url)?.etag ?? null);
  outbox.start();
  await expect.poll(() => outbox.all().length).toBe(0);
  expect(objects.get(family.url)?.ics).toBe(theirs);
});

/** A lesson's time that leaves its series for another calendar; that the series has let it go is never answered. */
const detach = () => {
  const { put, keep, outbox, client, objects } = current();
  const series = lesson.replace("DTSTART:", "RRULE:FREQ=WEEKLY;COUNT=4\r\nDTSTART:");
  keep(series, put(family.url, series));
  const which = { scope: "one", occurrence: "2026-11-28T16:00:00.000Z" } as const;
  const edit = { kind: "detach", which, patch: {} } as const;
  const { ics, following } = objectEditor.edit(series, edit, {
    ...{ now, zone: "Europe/Berlin", newUid: () => "once" },
  });
  const { putObject, readObject } = client;
  client.putObject = async (url, ...given) => {
    const outcome = await putObject(url, ...given);
    if (url === work.url) return outcome;
    client.readObject = () => Promise.reject(new Error("away"));
    throw new Error("the answer is lost");
  };
  const isBack = (): void => void Object.assign(client, { putObject, readObject });
  const write = outbox.add({
    ...{ ...family, title: "Piano", baseIcs: series, wantedIcs: ics, edit, isMove: false },
    other: { ...work, uid: "once", ics: following?.ics ?? "" },
    ...{ family: null, memberId: null, begunAt: now },
  });
  return { write, hasTime: () => !objects.get(family.url)?.ics.includes("EXDATE"), isBack };
};

it("a time that has left its series comes back where the calendar to which it was to go is taken away", async () => {
  const { outbox, records } = current();
  const { write, hasTime, isBack } = detach();
  expect(await outbox.settled(write.id, 100)).toEqual({ kind: "waiting" });
  await expect.poll(hasTime).toBe(false);
  outbox.leave(["work"]);
  isBack();
  records.choose("work", { isChosen: false, memberIds: [], ownColor: null, childrenWrite: false });
  outbox.resume();
  await expect.poll(hasTime).toBe(true);
  await expect.poll(() => outbox.all()).toEqual([]);
});

it("a time that was never sent stays in its series where that calendar is taken away", () => {
  const { outbox } = current();
  const { hasTime } = detach();
  outbox.leave(["work"]);
  expect(outbox.all()).toEqual([]);
  expect(hasTime()).toBe(true);
});

it.each(["before", "after"])(
  "a time goes on elsewhere, with what was changed of it, where its series' calendar is taken away %s it has left",
  async (when) => {
    const { outbox, objects } = current();
    const { write, hasTime, isBack } = detach();
    const later = write.other?.ics ?? "";
    outbox.add({
      ...{ ...work, uid: "once", title: "Piano", baseIcs: later, memberId: null, begunAt: now },
      ...{ wantedIcs: later.replace("SUMMARY:Piano", "SUMMARY:Cello"), edit: null, other: null },
      ...{ isMove: false, family: null },
    });
    if (when === "after") {
      outbox.start();
      await expect.poll(hasTime).toBe(false);
    }
    outbox.leave(["family"]);
    // What is there needn't be brought any more.
    const still = [{ calendarId: "work" }, { calendarId: "work" }].slice(when === "after" ? 1 : 0);
    expect(outbox.all()).toMatchObject(still);
    isBack();
    outbox.resume();
    await expect.poll(() => outbox.all()).toEqual([]);
    expect(objects.get(work.url)?.ics).toContain("SUMMARY:Cello");
  },
);

it("an event stays where it was where the calendar to which it was to move is taken away", async () => {
  const { outbox, client, move, objects } = current();
  client.putObject = () => Promise.reject(new Error("away"));
  expect(await outbox.settled(move().id, 100)).toEqual({ kind: "waiting" });
  outbox.leave(["work"]);
  expect(outbox.all()).toEqual([]);
  expect(objects.get(family.url)?.ics).toBe(lesson);
});

it.each([
  ["and comes back there", true],
  ["once, where it was never let go", false],
])(
  "an event that may have left its calendar is there where the one to which it moved is taken away, %s",
  async (_what, isGone) => {
    const { outbox, client, move, objects, records } = current();
    const { deleteObject } = client;
    client.deleteObject = async (...given) => {
      if (isGone) await deleteObject(...given);
      throw new Error("the answer is lost");
    };
    expect(await outbox.settled(move().id, 100)).toEqual({ kind: "waiting" });
    await expect.poll(() => objects.has(family.url)).toBe(!isGone);
    outbox.leave(["work"]);
    expect(outbox.shown("family", family.path)?.ics).toBe(lesson);
    client.deleteObject = deleteObject;
    records.choose("work", {
      ...{ isChosen: false, memberIds: [], ownColor: null, childrenWrite: false },
    });
    outbox.resume();
    await expect.poll(() => outbox.all()).toEqual([]);
    expect(objects.get(family.url)?.ics).toBe(lesson);
  },
);

it("an event arrives where the calendar that it leaves is taken away before", async () => {
  const { outbox, client, move, objects } = current();
  const { putObject } = client;
  client.putObject = () => Promise.reject(new Error("away"));
  expect(await outbox.settled(move().id, 100)).toEqual({ kind: "waiting" });
  outbox.leave(["family"]);
  client.putObject = putObject;
  outbox.resume();
  await expect.poll(() => objects.get(work.url)?.ics).toBe(lesson);
});
