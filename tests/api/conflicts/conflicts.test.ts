import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { addEvent, changeEvent, removeEvent } from "#client/features/calendar/mutations.ts";
import { addItem, closeItem, editItem, removeItem } from "#client/features/grocery/mutations.ts";
import { closeRoutine, closeTodo } from "#client/features/tasks/mutations.ts";
import { openTestBrowser, type TestBrowser } from "../../fixtures/http/test-browser.ts";
import { startTestServer, type TestServer } from "../../fixtures/server/test-server.ts";
import { familyPins, signInBrowser } from "../../fixtures/access/sign-in.ts";
import { conflictWays, type HousePhone, openTwoPhones } from "../../fixtures/two-phones.ts";

const definitions = [
  ...[addItem, closeItem, editItem, removeItem, addEvent, changeEvent, removeEvent],
  ...[closeRoutine, closeTodo],
];

let server: TestServer;
let wall: TestBrowser;
let parent: TestBrowser;
/** One is in the shop, the other at home. */
let away: HousePhone;
let home: HousePhone;
let inTurn: Awaited<ReturnType<typeof openTwoPhones>>["inTurn"];
beforeEach(async () => {
  server = await startTestServer({ env: familyPins });
  wall = openTestBrowser(server);
  parent = openTestBrowser(server);
  await signInBrowser(parent, "mom", "2468");
  ({ away, home, inTurn } = await openTwoPhones(server.url, definitions));
});
afterEach(() => server.close());

interface Groceries {
  readonly items: readonly {
    readonly name: string;
    readonly amount?: string;
    readonly checked: boolean;
  }[];
}
const groceries = async (): Promise<string[]> => {
  const { items }: Groceries = (await wall.get("/api/grocery")).body;
  return items.map(({ name, amount = "", checked }) =>
    `${amount} ${name}${checked ? " ✓" : ""}`.trim(),
  );
};
const events = async (): Promise<string[]> => {
  const { body } = await wall.get("/api/calendar?start=2026-11-20&end=2026-11-27");
  // Without any event of its own the family has no calendar.
  return (body.events ?? []).map(({ title, location = "" }: { title: string; location?: string }) =>
    `${title} ${location}`.trim(),
  );
};
const stars = async (id: string): Promise<number> => (await wall.get("/api/balances")).body[id];

describe.each(conflictWays)("two of the family change the same, %s", (_, isOffline) => {
  const milk = async (): Promise<{ id: string; name: string; amount?: string }> =>
    (await wall.send("POST", "/api/grocery", { name: "Milk", amount: "2 l" })).body;

  it("grocery, edit and edit of different fields: both stay", async () => {
    const { id, ...was } = await milk();
    await inTurn(
      isOffline,
      (phone) => phone.enqueue(editItem, { id, amount: "3 l", was }).answer,
      (phone) => phone.enqueue(editItem, { id, name: "Oat milk", was }).answer,
    );
    expect(await groceries()).toEqual(["3 l Oat milk"]);
    expect(away.refusedThings()).toEqual([]);
  });

  it("grocery, edit and edit of the same field: what arrives later stands", async () => {
    const { id, ...was } = await milk();
    await inTurn(
      isOffline,
      (phone) => phone.enqueue(editItem, { id, amount: "3 l", was }).answer,
      (phone) => phone.enqueue(editItem, { id, amount: "1 l", was }).answer,
    );
    expect(await groceries()).toEqual([isOffline ? "3 l Milk" : "1 l Milk"]);
  });

  it("grocery, edit and delete: it is gone, and the edit can bring it back as it was meant", async () => {
    const { id, ...was } = await milk();
    await inTurn(
      isOffline,
      (phone) =>
        isOffline ? phone.enqueue(editItem, { id, amount: "3 l", was }).answer : undefined,
      (phone) => phone.enqueue(removeItem, { id, name: "Milk" }).answer,
    );
    expect(await groceries()).toEqual([]);
    if (!isOffline) {
      const edit = { id, amount: "3 l", was };
      const late = home.enqueue(editItem, edit);
      await expect(late.answer).rejects.toMatchObject({ status: 404 });
      await editItem.putBack(edit)?.(home.enqueue);
    } else {
      expect(away.refusedThings()).toEqual(["Milk: notFound"]);
      const [refused] = away.refused();
      await (refused && away.putBack(refused))?.();
    }
    expect(await groceries()).toEqual(["3 l Milk"]);
  });

  it("grocery, tick and tick: it is ticked, and nobody is troubled", async () => {
    const { id, name } = await milk();
    await inTurn(
      isOffline,
      (phone) => phone.enqueue(closeItem, { id, name }).answer,
      (phone) => phone.enqueue(closeItem, { id, name }).answer,
    );
    expect(await groceries()).toEqual(["2 l Milk ✓"]);
    expect([...away.refusedThings(), ...home.refusedThings()]).toEqual([]);
  });

  it("grocery, the same written twice: one row with both amounts", async () => {
    await inTurn(
      isOffline,
      (phone) => phone.enqueue(addItem, { id: "a", name: "Lemons", amount: "3" }).answer,
      (phone) => phone.enqueue(addItem, { id: "b", name: "lemons", amount: "2" }).answer,
    );
    expect((await groceries()).map((line) => line.toLowerCase())).toEqual(["5 lemons"]);
  });

  it("chore, tick and tick: one star, for whoever the house heard first", async () => {
    const chore = { title: "Feed Minka", memberIds: ["mia"], recurrence: "FREQ=DAILY" };
    const { id } = (await parent.send("POST", "/api/tasks", chore)).body;
    const tap = (memberId: string) => ({
      ...{ taskId: id, title: "Feed Minka", day: "2026-11-20", isToday: true, at: 0 },
      ...{ memberId, starsOf: memberId, stars: 1 },
    });
    await inTurn(
      isOffline,
      (phone) => phone.enqueue(closeRoutine, tap("mia")).answer,
      (phone) => phone.enqueue(closeRoutine, tap("leo")).answer,
    );
    expect([await stars("mia"), await stars("leo")]).toEqual(isOffline ? [0, 1] : [1, 0]);
    expect(away.refusedThings()).toEqual(isOffline ? ["Feed Minka: alreadyDone"] : []);
  });

  it("to-do, tick and tick: it is done once", async () => {
    const { id } = (await wall.send("POST", "/api/tasks", { title: "Paper", list: "todo" })).body;
    const tap = {
      taskId: id,
      title: "Paper",
      day: "2026-11-20",
      isToday: true,
      at: 0,
      memberId: "mia",
    };
    await inTurn(
      isOffline,
      (phone) => phone.enqueue(closeTodo, { ...tap, starsOf: "mia", stars: 0 }).answer,
      (phone) => phone.enqueue(closeTodo, { ...tap, starsOf: "mia", stars: 0 }).answer,
    );
    const { items } = (await wall.get("/api/tasks/todos")).body;
    expect(items).toMatchObject([{ title: "Paper", done: true }]);
    expect(away.refusedThings()).toEqual([]);
  });

  const piano = async () =>
    (
      await wall.send("POST", "/api/calendar/events", {
        ...{ title: "Piano", start: "2026-11-20T17:00:00Z", end: "2026-11-20T18:00:00Z" },
      })
    ).body;
  const change = (event: { id: string }, patch: object) => ({
    ...{ target: { id: event.id }, patch, title: "Piano" },
    ...{ fromDay: "2026-11-20", timeZone: "Europe/Berlin" },
  });

  it("event, edit and edit of different fields: both stay", async () => {
    const event = await piano();
    await inTurn(
      isOffline,
      (phone) => phone.enqueue(changeEvent, change(event, { location: "School" })).answer,
      (phone) => phone.enqueue(changeEvent, change(event, { title: "Cello" })).answer,
    );
    expect(await events()).toEqual(["Cello School"]);
  });

  it("event, edit and edit of the same field: what arrives later stands", async () => {
    const event = await piano();
    await inTurn(
      isOffline,
      (phone) => phone.enqueue(changeEvent, change(event, { title: "Violin" })).answer,
      (phone) => phone.enqueue(changeEvent, change(event, { title: "Cello" })).answer,
    );
    expect(await events()).toEqual([isOffline ? "Violin" : "Cello"]);
  });

  it("event, edit and delete: it is gone, and the edit can bring it back as it was meant", async () => {
    const event = await piano();
    const edit = { ...change(event, { location: "School" }), was: event };
    await inTurn(
      isOffline,
      (phone) => (isOffline ? phone.enqueue(changeEvent, edit).answer : undefined),
      (phone) => phone.enqueue(removeEvent, { target: { id: event.id }, title: "Piano" }).answer,
    );
    expect(await events()).toEqual([]);
    expect(away.refusedThings()).toEqual(isOffline ? ["Piano: notFound"] : []);
    const [refused] = away.refused();
    await (refused === undefined
      ? changeEvent.putBack(edit)?.(home.enqueue)
      : away.putBack(refused)?.());
    expect(await events()).toEqual(["Piano School"]);
  });

  it("one time of an event, edit and delete: only it is gone, and it can be brought back by itself as it was meant", async () => {
    const weekly = { title: "Piano", recurrence: "FREQ=WEEKLY" };
    await wall.send("POST", "/api/calendar/events", {
      ...{ ...weekly, start: "2026-11-20T17:00:00Z", end: "2026-11-20T18:00:00Z" },
    });
    const { body } = await wall.get("/api/calendar?start=2026-11-20&end=2026-11-20");
    const [friday] = body.events;
    const target = { id: friday.seriesId, occurrence: friday.occurrence, scope: "one" as const };
    const edit = { ...change(friday, { location: "School" }), target, was: friday };
    await inTurn(
      isOffline,
      (phone) => (isOffline ? phone.enqueue(changeEvent, edit).answer : undefined),
      (phone) => phone.enqueue(removeEvent, { target, title: "Piano" }).answer,
    );
    expect(await events()).toEqual(["Piano"]);
    expect(away.refusedThings()).toEqual(isOffline ? ["Piano: notFound"] : []);
    const [refused] = away.refused();
    await (refused === undefined
      ? changeEvent.putBack(edit)?.(home.enqueue)
      : away.putBack(refused)?.());
    expect(await events()).toEqual(["Piano School", "Piano"]);
  });
});
