import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type Act, mostActs } from "#contract/acts.ts";
import {
  allowWall,
  familyPins,
  openWallBrowser,
  queryDatabase,
  signInBrowser,
  unlockBrowser,
} from "../../fixtures/access/sign-in.ts";
import { type TestBrowser, openTestBrowser } from "../../fixtures/http/test-browser.ts";
import { type TestServer, startTestServer } from "../../fixtures/server/test-server.ts";

const friday = "2026-11-27";
const today = "2026-11-20";
const dinner = `/api/mealplan/${today}/dinner`;

let server: TestServer;
let mom: TestBrowser;
beforeEach(async () => {
  server = await startTestServer({ env: { ...familyPins, CALENDAR_PROVIDER: "ical" } });
  mom = openTestBrowser(server);
  await signInBrowser(mom, "mom", "2468");
});
afterEach(() => server.close());

const acts = async (browser: TestBrowser = mom): Promise<Act[]> =>
  (await browser.get("/api/acts")).body.items;
const newest = async (): Promise<Act> => {
  const [act] = await acts();
  if (act === undefined) throw new Error("nothing was recorded");
  return act;
};
const undo = (act: Act, browser: TestBrowser = mom) =>
  browser.send("POST", `/api/acts/${act.id}/undo`);
const made = async (path: string, body: object): Promise<string> =>
  (await mom.send("POST", path, body)).body.id;

const teeth = { title: "Brush teeth", memberIds: ["mia"], stars: 2, recurrence: "FREQ=DAILY" };
const lesson = {
  ...{ title: "Flute", start: "2026-11-24T15:00:00.000Z", end: "2026-11-24T15:45:00.000Z" },
  ...{ memberIds: ["leo"], recurrence: "FREQ=WEEKLY;COUNT=8" },
};
const events = async (): Promise<unknown> =>
  (await mom.get(`/api/calendar?start=2026-11-01&end=2027-02-28`)).body.events;

/** What is done, how it is told, and where it shows; `begin` answers the id that paths name with `ID`. */
type Case = readonly [
  string,
  {
    readonly begin: () => Promise<string>;
    readonly act: readonly [method: string, path: string, body?: object];
    readonly told: Partial<Act>;
    readonly shows: string;
    /** What has another id, and another time, when it is back. */
    readonly anew?: true;
  },
];

const nothing = async (): Promise<string> => "";
const todo = () => made("/api/tasks", { title: "Call Grandma", list: "todo", notes: "at 6" });
const chore = () => made("/api/tasks", teeth);
const milk = () => made("/api/grocery", { name: "Milk", amount: "1 l" });
const packing = async () => {
  const id = await made("/api/lists", {
    name: "Packing",
    items: [{ text: "Socks" }, { text: "Tent" }],
  });
  const { lists } = (await mom.get("/api/lists")).body;
  await mom.send("POST", `/api/lists/${id}/items/${lists[0].items[1].id}/close`);
  return id;
};
const pizza = async () => (await mom.send("PUT", dinner, { title: "Pizza" })).body.id as string;
const flute = async () => made("/api/calendar/events", lesson);

const cases: readonly Case[] = [
  [
    "a chore that was ticked",
    {
      begin: chore,
      act: ["POST", "/api/board/routine/ID/close", { memberId: "mia" }],
      told: { noun: "chore", verb: "done", title: "Brush teeth", memberId: "mia", undo: "tick" },
      shows: "/api/balances",
    },
  ],
  [
    "a to-do that was ticked",
    {
      begin: todo,
      act: ["POST", "/api/tasks/ID/close", { memberId: "dad" }],
      told: { noun: "todo", verb: "done", memberId: "dad" },
      shows: "/api/tasks/todos",
    },
  ],
  [
    "a to-do that was added",
    {
      begin: nothing,
      act: ["POST", "/api/tasks", { title: "Call Grandma", list: "todo" }],
      told: { noun: "todo", verb: "added" },
      shows: "/api/tasks/todos",
    },
  ],
  [
    "a to-do that was changed",
    {
      begin: todo,
      act: ["PATCH", "/api/tasks/ID", { title: "Call Grandpa", notes: null, due: friday }],
      told: { noun: "todo", verb: "changed", title: "Call Grandpa" },
      shows: "/api/tasks/todos",
    },
  ],
  [
    "a to-do that was deleted",
    {
      begin: todo,
      act: ["DELETE", "/api/tasks/ID"],
      told: { noun: "todo", verb: "deleted", title: "Call Grandma" },
      shows: "/api/tasks/todos",
      anew: true,
    },
  ],
  [
    "a chore that was changed",
    {
      begin: chore,
      act: ["PATCH", "/api/tasks/ID", { stars: 9, daypart: "evening" }],
      told: { noun: "chore", verb: "changed", undo: "parent" },
      shows: "/api/tasks/routines",
    },
  ],
  [
    "a chore that was deleted",
    {
      begin: chore,
      act: ["DELETE", "/api/tasks/ID"],
      told: { noun: "chore", verb: "deleted", undo: "parent" },
      shows: "/api/tasks/routines",
      anew: true,
    },
  ],
  [
    "groceries that were added",
    {
      begin: nothing,
      act: ["POST", "/api/grocery", { name: "Milk" }],
      told: { noun: "grocery", verb: "added", title: "Milk", memberId: "mom" },
      shows: "/api/grocery",
    },
  ],
  [
    "more of a grocery",
    {
      begin: milk,
      act: ["POST", "/api/grocery", { name: "Milk", amount: "2 l" }],
      told: { noun: "grocery", verb: "added" },
      shows: "/api/grocery",
    },
  ],
  [
    "a grocery that was changed",
    {
      begin: milk,
      act: ["PATCH", "/api/grocery/ID", { amount: null }],
      told: { noun: "grocery", verb: "changed" },
      shows: "/api/grocery",
    },
  ],
  [
    "a grocery that was deleted",
    {
      begin: milk,
      act: ["DELETE", "/api/grocery/ID"],
      told: { noun: "grocery", verb: "deleted", title: "1 l Milk" },
      shows: "/api/grocery",
      anew: true,
    },
  ],
  [
    "a grocery that was ticked",
    {
      begin: milk,
      act: ["POST", "/api/grocery/ID/close"],
      told: { noun: "grocery", verb: "done" },
      shows: "/api/grocery",
    },
  ],
  [
    "a dinner that was planned",
    {
      begin: nothing,
      act: ["PUT", dinner, { title: "Pizza" }],
      told: { noun: "meal", verb: "added", title: "Pizza", undo: "write" },
      shows: "/api/mealplan",
    },
  ],
  [
    "a dinner that was replaced",
    {
      begin: pizza,
      act: ["PUT", dinner, { title: "Soup" }],
      told: { noun: "meal", verb: "changed", title: "Soup" },
      shows: "/api/mealplan",
      anew: true,
    },
  ],
  [
    "a dinner that was taken off",
    {
      begin: pizza,
      act: ["DELETE", "/api/mealplan/entries/ID"],
      told: { noun: "meal", verb: "deleted", title: "Pizza" },
      shows: "/api/mealplan",
      anew: true,
    },
  ],
  [
    "a day's dinners that were taken off",
    {
      begin: pizza,
      act: ["DELETE", dinner],
      told: { noun: "meal", verb: "deleted" },
      shows: "/api/mealplan",
      anew: true,
    },
  ],
  [
    "a recipe that was deleted",
    {
      begin: () =>
        made("/api/recipes", {
          title: "Curry",
          servings: 4,
          ingredients: ["500 g carrots"],
          steps: ["Simmer."],
        }),
      act: ["DELETE", "/api/recipes/ID"],
      told: { noun: "recipe", verb: "deleted", title: "Curry", undo: "parent" },
      shows: "/api/recipes",
      anew: true,
    },
  ],
  [
    "a list that was deleted",
    {
      begin: packing,
      act: ["DELETE", "/api/lists/ID"],
      told: { noun: "list", verb: "deleted", title: "Packing", undo: "tick" },
      shows: "/api/lists",
    },
  ],
  [
    "a list that was renamed",
    {
      begin: packing,
      act: ["PATCH", "/api/lists/ID", { name: "Denmark", icon: "suitcase" }],
      told: { noun: "list", verb: "changed", title: "Denmark" },
      shows: "/api/lists",
    },
  ],
  [
    "a list that was cleared",
    {
      begin: packing,
      act: ["POST", "/api/lists/ID/clear"],
      told: { noun: "listItem", verb: "cleared", title: "Tent" },
      shows: "/api/lists",
      anew: true,
    },
  ],
  [
    "a list that was begun again",
    {
      begin: packing,
      act: ["POST", "/api/lists/ID/reopen"],
      told: { noun: "list", verb: "reopened" },
      shows: "/api/lists",
    },
  ],
  [
    "a note that was taken down",
    {
      begin: () => made("/api/notes", { text: "Plumber at 10", until: friday }),
      act: ["DELETE", "/api/notes/ID"],
      told: { noun: "note", verb: "deleted", title: "Plumber at 10" },
      shows: "/api/notes",
    },
  ],
  [
    "an event that was deleted",
    {
      begin: flute,
      act: ["DELETE", "/api/calendar/events/ID"],
      told: { noun: "event", verb: "deleted", title: "Flute", undo: "write" },
      shows: "/api/calendar",
    },
  ],
  [
    "one day of an event",
    {
      begin: flute,
      act: ["DELETE", "/api/calendar/events/ID?scope=one&occurrence=2026-12-01T15:00:00.000Z"],
      told: { noun: "event", verb: "deleted" },
      shows: "/api/calendar",
    },
  ],
  [
    "an event that was split",
    {
      begin: flute,
      act: [
        "PATCH",
        "/api/calendar/events/ID?scope=following&occurrence=2026-12-01T15:00:00.000Z",
        { title: "Piano" },
      ],
      told: { noun: "event", verb: "changed", title: "Piano" },
      shows: "/api/calendar",
    },
  ],
  [
    "an event that was added",
    {
      begin: nothing,
      act: ["POST", "/api/calendar/events", lesson],
      told: { noun: "event", verb: "added", title: "Flute" },
      shows: "/api/calendar",
    },
  ],
];

/** What a page shows, without the ids and times that things written anew have. */
const shown = async (path: string, anew: true | undefined): Promise<string> => {
  const body = path === "/api/calendar" ? await events() : (await mom.get(path)).body;
  return JSON.stringify(body, (key, value: unknown) =>
    anew === true && (key === "id" || key === "addedBy") ? undefined : value,
  );
};

it.each(cases)("%s is told, and undone once", async (_, { begin, act, told, shows, anew }) => {
  const id = await begin();
  server.clock.advance(60_000);
  const before = await shown(shows, anew);
  const [method, path, body] = act;
  const { status } = await mom.send(method, path.replace("ID", id), body);
  expect(status).toBeLessThan(300);
  expect(await shown(shows, anew)).not.toBe(before);
  const done = await newest();
  expect(done).toMatchObject(told);
  expect((await undo(done)).status).toBe(204);
  expect(await shown(shows, anew)).toBe(before);
  expect((await undo(done)).status).toBe(204);
  expect(await shown(shows, anew)).toBe(before);
  const undone = (await acts()).find((each) => each.id === done.id);
  expect(undone).toMatchObject({ undoneAt: expect.any(String) });
  expect(undone).not.toHaveProperty("undo");
});

it("a chore that somebody took back is given back to who had done it, with its stars", async () => {
  const id = await chore();
  await mom.send("POST", `/api/board/routine/${id}/close`, { memberId: "leo" });
  await mom.send("POST", `/api/board/routine/${id}/reopen`, { memberId: "mia" });
  const taken = await newest();
  expect(taken).toMatchObject({ verb: "reopened", memberId: "mom" });
  await undo(taken);
  expect((await mom.get("/api/balances")).body).toMatchObject({ leo: 2, mia: 0 });
});

it("stars that were spent come back only for a parent", async () => {
  await mom.send("POST", "/api/balances/mia/adjust", { delta: 9, reason: "birthday" });
  await mom.send("POST", "/api/rewards/bedtime-story/redeem", { memberId: "mia" });
  const spent = await newest();
  expect(spent).toMatchObject({
    noun: "reward",
    verb: "redeemed",
    memberId: "mia",
    undo: "parent",
  });
  const wall = await openWallBrowser(server);
  await allowWall(server, wall, "write");
  expect((await undo(spent, wall)).status).toBe(401);
  await unlockBrowser(wall, "mom", "2468");
  expect((await undo(spent, wall)).status).toBe(204);
  expect((await mom.get("/api/balances")).body.mia).toBe(9);
});

it("what was changed since is undone last first", async () => {
  const id = await todo();
  await mom.send("PATCH", `/api/tasks/${id}`, { title: "Call Grandpa" });
  const first = await newest();
  await mom.send("PATCH", `/api/tasks/${id}`, { title: "Call both" });
  expect((await acts()).find((act) => act.id === first.id)).not.toHaveProperty("undo");
  expect(await undo(first)).toMatchObject({ status: 409, body: { code: "changedSince" } });
  await undo(await newest());
  expect((await undo(first)).status).toBe(204);
  expect((await mom.get("/api/tasks/todos")).body.items).toMatchObject([{ title: "Call Grandma" }]);
});

it("a repeated request, one that changes nothing and one that is refused are not told", async () => {
  const id = await milk();
  const count = (await acts()).length;
  await mom.send("POST", `/api/grocery/${id}/close`, undefined, { "Idempotency-Key": "tick-1" });
  await mom.send("POST", `/api/grocery/${id}/close`, undefined, { "Idempotency-Key": "tick-1" });
  await mom.send("POST", `/api/grocery/${id}/close`);
  await mom.send("PATCH", `/api/grocery/${id}`, { amount: "-1" });
  await mom.send("DELETE", "/api/grocery/nothing");
  expect((await acts()).length).toBe(count + 1);
});

it("the same undo from two phones at once happens once", async () => {
  const id = await todo();
  await mom.send("DELETE", `/api/tasks/${id}`);
  const gone = await newest();
  const answers = await Promise.all([undo(gone), undo(gone), undo(gone)]);
  expect(answers.map(({ status }) => status)).toEqual([204, 204, 204]);
  expect((await mom.get("/api/tasks/todos")).body.items).toHaveLength(1);
});

describe("on a wall", () => {
  it.each([
    ["look", { tick: 403, write: 403 }],
    ["tick", { tick: 204, write: 403 }],
    ["write", { tick: 204, write: 204 }],
  ] as const)("that may %s the undo needs what the act needed", async (may, expected) => {
    const wall = await openWallBrowser(server);
    await allowWall(server, wall, may);
    await todo();
    const ticked = await newest();
    await mom.send("POST", "/api/notes", { text: "Plumber at 10", until: friday });
    const written = await newest();
    expect((await undo(ticked, wall)).status).toBe(expected.tick);
    expect((await undo(written, wall)).status).toBe(expected.write);
    await unlockBrowser(wall, "mom", "2468");
    expect((await undo(written, wall)).status).toBe(204);
  });

  it("a babysitter in charge seals them", async () => {
    await todo();
    const added = await newest();
    const wall = await openWallBrowser(server);
    await allowWall(server, wall, "write");
    await wall.send("POST", "/api/babysitter/on");
    expect((await wall.get("/api/acts")).status).toBe(423);
    expect((await undo(added, wall)).status).toBe(423);
    expect((await mom.get("/api/tasks/todos")).body.items).toHaveLength(1);
  });
});

it("only the last fifty of thirty days are kept, and nothing of what is a parent's alone", async () => {
  await mom.send("PATCH", "/api/settings", { celebrateChores: false });
  await mom.send("PUT", "/api/members/mom/pin", { pin: "8642", currentPin: "2468" });
  expect(await acts()).toEqual([]);
  for (let at = 0; at < mostActs + 5; at += 1)
    await mom.send("POST", "/api/grocery", { name: `Thing ${at}` });
  const kept = await acts();
  expect(kept).toHaveLength(mostActs);
  expect(kept[0]).toMatchObject({ title: `Thing ${mostActs + 4}` });
  expect(queryDatabase(server, "SELECT id FROM recent_acts")).toHaveLength(mostActs);
  await server.restart(familyPins);
  expect(await acts()).toEqual(kept);
  server.clock.advance(31 * 24 * 3_600_000);
  await signInBrowser(mom, "mom", "8642");
  expect(await acts()).toEqual([]);
});

it("an act that isn't known, and one that nothing undoes, say so", async () => {
  expect((await mom.send("POST", "/api/acts/999/undo")).status).toBe(404);
  expect((await mom.send("POST", "/api/acts/x/undo")).status).toBe(404);
  const id = await milk();
  await mom.send("POST", `/api/grocery/${id}/close`);
  await mom.send("POST", "/api/grocery/clear");
  const cleared = await newest();
  expect(cleared).toMatchObject({ verb: "cleared", title: "Milk" });
  expect(await undo(cleared)).toMatchObject({ status: 409, body: { code: "notUndoable" } });
});
