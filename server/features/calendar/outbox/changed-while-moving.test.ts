import { expect, it } from "vitest";
import { createChangeStore } from "#server/features/calendar/outbox/change-store.ts";
import {
  lesson,
  lessonPlaces,
  outboxForEachTest,
  outboxTestNow,
  theirs,
} from "#tests/fixtures/calendar/outbox-test.ts";

const { family, work } = lessonPlaces;
const dads = lesson.replace("SUMMARY:Piano", "SUMMARY:Drums");

const current = outboxForEachTest();

const made = () => createChangeStore(current().db).since(outboxTestNow, 9).toReversed();

it("what others wrote before an event moved is what undo gives back", async () => {
  const { put, outbox, keep, move } = current();
  const write = move();
  keep(theirs, put(family.url, theirs));
  expect(await outbox.settled(write.id, 5_000)).toEqual({ kind: "done" });
  expect(made()).toMatchObject([
    { kind: "movedAway", beforeIcs: theirs, afterIcs: null },
    { kind: "added", afterIcs: theirs },
  ]);
});

it("what others wrote before an event moved is what undo gives back, also at a server with MOVE", async () => {
  const { put, client, outbox, keep, move, objects } = current();
  const write = move();
  keep(theirs, put(family.url, theirs));
  client.moveObject = async (url, to) => {
    put(to, objects.get(url)?.ics ?? "");
    objects.delete(url);
    return { kind: "written", url: to, etag: null };
  };
  expect(await outbox.settled(write.id, 5_000)).toEqual({ kind: "done" });
  expect(made()).toMatchObject([{ beforeIcs: theirs }, { afterIcs: theirs }]);
});

it("what others wrote while an event moved is what undo gives back", async () => {
  const { put, client, outbox, keep, move } = current();
  const { putObject } = client;
  client.putObject = async (...given) => {
    client.putObject = putObject;
    const outcome = await putObject(...given);
    keep(theirs, put(family.url, theirs));
    return outcome;
  };
  expect(await outbox.settled(move().id, 5_000)).toEqual({ kind: "done" });
  expect(made()).toMatchObject([{ beforeIcs: theirs }, { afterIcs: theirs }]);
});

it("what others changed at both places of an event while it moves is asked about", async () => {
  const { put, client, outbox, keep, records, move, objects } = current();
  const { deleteObject } = client;
  client.deleteObject = () => Promise.reject(new Error("away"));
  const { id } = move();
  expect(await outbox.settled(id, 100)).toEqual({ kind: "waiting" });
  keep(theirs, put(family.url, theirs));
  const etag = put(work.url, dads);
  records.putObjects([{ ...work, ics: dads, etag, isReadable: true, hold: "none" }]);
  client.deleteObject = deleteObject;
  outbox.resume();
  await expect.poll(() => outbox.all()).toMatchObject([{ step: 2, problem: "conflict" }]);
  expect(objects.get(work.url)?.ics).toBe(dads);
  expect(objects.get(family.url)?.ics).toBe(theirs);
});

it("what others wrote while an event moved goes along once, also where the answer to that is lost", async () => {
  const { put, client, outbox, keep, move, objects } = current();
  const { putObject } = client;
  let count = 0;
  client.putObject = async (...given) => {
    const outcome = await putObject(...given);
    count += 1;
    if (count === 1) keep(theirs, put(family.url, theirs));
    if (count === 2) throw new Error("the answer is lost");
    return outcome;
  };
  expect(await outbox.settled(move().id, 5_000)).toEqual({ kind: "done" });
  expect([...objects.values()].map(({ url, ics }) => [url, ics])).toEqual([[work.url, theirs]]);
});
