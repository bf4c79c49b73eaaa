import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  changeTask,
  closeRoutine,
  closeTodo,
  removeTask,
  reopenRoutine,
} from "#client/features/tasks/mutations.ts";
import { familyPins, signInBrowser } from "../../fixtures/access/sign-in.ts";
import { openTestBrowser, type TestBrowser } from "../../fixtures/http/test-browser.ts";
import { startTestServer, type TestServer } from "../../fixtures/server/test-server.ts";
import { conflictWays, type HousePhone, openTwoPhones } from "../../fixtures/two-phones.ts";

const definitions = [changeTask, closeRoutine, closeTodo, removeTask, reopenRoutine];

let server: TestServer;
let mom: TestBrowser;
/** Mom's two phones, one of them away. */
let away: HousePhone;
let home: HousePhone;
let inTurn: Awaited<ReturnType<typeof openTwoPhones>>["inTurn"];
beforeEach(async () => {
  server = await startTestServer({ env: familyPins });
  mom = openTestBrowser(server);
  await signInBrowser(mom, "mom", "2468");
  const cookie = [...mom.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  ({ away, home, inTurn } = await openTwoPhones(server.url, definitions, cookie));
});
afterEach(() => server.close());

const make = async (path: string, body: object) => {
  const made = await mom.send("POST", path, body);
  expect(made.status).toBe(201);
  return made.body;
};
const refusals = () => [...away.refusedThings(), ...home.refusedThings()];

const change = (id: string, body: object) => (phone: HousePhone) =>
  phone.enqueue(changeTask, { params: { id }, body }).answer;

describe.each(conflictWays)("two of the family change the same to-do, %s", (_, isOffline) => {
  const todos = async () => (await mom.get("/api/tasks/todos")).body.items;
  const paper = () => make("/api/tasks", { title: "Paper", list: "todo" });

  it("to-do, edit and edit of different fields: both stay; without reception nobody is promised anything", async () => {
    const { id } = await paper();
    await inTurn(isOffline, change(id, { title: "Paper bin" }), change(id, { due: "2026-11-24" }));
    expect(await todos()).toMatchObject([
      { title: isOffline ? "Paper" : "Paper bin", due: "2026-11-24" },
    ]);
    expect(away.waiting()).toEqual([]);
  });

  it("to-do, edit and edit of the same field: what arrives later stands", async () => {
    const { id } = await paper();
    await inTurn(isOffline, change(id, { title: "Bin" }), change(id, { title: "Glass" }));
    expect(await todos()).toMatchObject([{ title: "Glass" }]);
  });

  it("to-do, tick and delete: what was done first stays among what was done today, and a late tick says that it is gone", async () => {
    const { id } = await paper();
    const tap = {
      ...{ taskId: id, title: "Paper", day: "2026-11-20", isToday: true, at: 0 },
      ...{ memberId: "mia", starsOf: "mia", stars: 0 },
    };
    await inTurn(
      isOffline,
      (phone) => phone.enqueue(closeTodo, tap).answer,
      (phone) => phone.enqueue(removeTask, { params: { id } }).answer,
    );
    expect(await todos()).toMatchObject(isOffline ? [] : [{ title: "Paper", done: true }]);
    expect(refusals()).toEqual(isOffline ? ["Paper: notFound"] : []);
  });

  it("to-do that repeats, ticked twice for one day, or late: the next one is left to do", async () => {
    const daily = { title: "Water the plants", list: "todo", recurrence: "FREQ=DAILY" };
    const { id } = await make("/api/tasks", daily);
    const tap = {
      ...{ taskId: id, title: daily.title, day: "2026-11-20", isToday: true, at: 0 },
      ...{ memberId: "mia", starsOf: "mia", stars: 0 },
    };
    away.leave();
    const late = away.enqueue(closeTodo, tap).answer;
    if (!isOffline) await home.enqueue(closeTodo, tap).answer;
    server.clock.set("2026-11-21T07:00:00Z");
    await away.comeHome();
    expect(await late).toMatchObject({ task: { done: true, due: "2026-11-20" } });
    expect(await todos()).toMatchObject([{ done: false, due: "2026-11-21" }]);
    expect(refusals()).toEqual([]);
  });

  it("to-do, edit and delete: it is gone, and a late edit is refused at once, with or without reception", async () => {
    const { id } = await paper();
    await inTurn(
      isOffline,
      (phone) => (isOffline ? change(id, { title: "Bin" })(phone) : undefined),
      (phone) => phone.enqueue(removeTask, { params: { id } }).answer,
    );
    expect(await todos()).toEqual([]);
    await expect(change(id, { title: "Bin" })(home)).rejects.toMatchObject({ status: 404 });
    expect(away.waiting()).toEqual([]);
  });
});

describe.each(conflictWays)("two of the family change the same chore, %s", (_, isOffline) => {
  const feeding = () =>
    make("/api/tasks", { title: "Feed Minka", memberIds: ["mia"], recurrence: "FREQ=DAILY" });

  it("chore, edit and edit: different fields both stay, of the same what arrives later; without reception it is refused at once", async () => {
    const { id } = await feeding();
    const read = async () => (await mom.get("/api/tasks/routines")).body.items[0];
    await inTurn(isOffline, change(id, { title: "Feed the cat" }), change(id, { stars: 2 }));
    expect(await read()).toMatchObject({
      ...{ title: isOffline ? "Feed Minka" : "Feed the cat", stars: 2 },
    });
    await inTurn(isOffline, change(id, { stars: 3 }), change(id, { stars: 4 }));
    expect(await read()).toMatchObject({ stars: 4 });
    expect(away.waiting()).toEqual([]);
  });

  it("chore, ticked and taken back by one and done by another: who did it keeps the stars", async () => {
    const { id } = await feeding();
    const tap = (memberId: string, stars: number) => ({
      ...{ taskId: id, title: "Feed Minka", day: "2026-11-20", isToday: true, at: 0 },
      ...{ memberId, starsOf: memberId, stars },
    });
    await inTurn(
      isOffline,
      (phone) => {
        const done = phone.enqueue(closeRoutine, tap("mia", 1)).answer.catch(() => undefined);
        return Promise.all([done, phone.enqueue(reopenRoutine, tap("mia", -1)).answer]);
      },
      (phone) => phone.enqueue(closeRoutine, tap("leo", 1)).answer,
    );
    expect((await mom.get("/api/balances")).body).toMatchObject({ mia: 0, leo: 1 });
    expect(refusals()).toEqual(isOffline ? ["Feed Minka: alreadyDone"] : []);
  });

  it("chore, tick and delete: the star that was earned stays, and a late tick says that the chore is gone", async () => {
    const { id } = await feeding();
    const tap = {
      ...{ taskId: id, title: "Feed Minka", day: "2026-11-20", isToday: true, at: 0 },
      ...{ memberId: "mia", starsOf: "mia", stars: 1 },
    };
    await inTurn(
      isOffline,
      (phone) => phone.enqueue(closeRoutine, tap).answer,
      (phone) => phone.enqueue(removeTask, { params: { id } }).answer,
    );
    expect((await mom.get("/api/balances")).body.mia).toBe(isOffline ? 0 : 1);
    expect(refusals()).toEqual(isOffline ? ["Feed Minka: notFound"] : []);
  });
});
