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
import { chore, friday, milk, todo } from "../../fixtures/acts/act-cases.ts";
import { type TestBrowser, openTestBrowser } from "../../fixtures/http/test-browser.ts";
import { type TestServer, startTestServer } from "../../fixtures/server/test-server.ts";

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

it("a chore that somebody took back is given back to who had done it, with its stars", async () => {
  const id = await chore(mom);
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
  const id = await todo(mom);
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
  const id = await milk(mom);
  const count = (await acts()).length;
  await mom.send("POST", `/api/grocery/${id}/close`, undefined, { "Idempotency-Key": "tick-1" });
  await mom.send("POST", `/api/grocery/${id}/close`, undefined, { "Idempotency-Key": "tick-1" });
  await mom.send("POST", `/api/grocery/${id}/close`);
  await mom.send("PATCH", `/api/grocery/${id}`, { amount: "-1" });
  await mom.send("DELETE", "/api/grocery/nothing");
  expect((await acts()).length).toBe(count + 1);
});

it("the same undo from two phones at once happens once", async () => {
  const id = await todo(mom);
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
    await todo(mom);
    const ticked = await newest();
    await mom.send("POST", "/api/notes", { text: "Plumber at 10", until: friday });
    const written = await newest();
    expect((await undo(ticked, wall)).status).toBe(expected.tick);
    expect((await undo(written, wall)).status).toBe(expected.write);
    await unlockBrowser(wall, "mom", "2468");
    expect((await undo(written, wall)).status).toBe(204);
  });

  it("a babysitter in charge seals them", async () => {
    await todo(mom);
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
  const id = await milk(mom);
  await mom.send("POST", `/api/grocery/${id}/close`);
  await mom.send("POST", "/api/grocery/clear");
  const cleared = await newest();
  expect(cleared).toMatchObject({ verb: "cleared", title: "Milk" });
  expect(await undo(cleared)).toMatchObject({ status: 409, body: { code: "notUndoable" } });
});

it("whoever added to somebody else's row is named, and what both put on a list stays when one takes it back", async () => {
  await mom.send("POST", "/api/grocery", { name: "Eggs", amount: "6" });
  await mom.send("POST", "/api/grocery", { name: "Eggs", amount: "4", memberId: "mia" });
  expect(await newest()).toMatchObject({ title: "10 Eggs", verb: "added", memberId: "mia" });

  const { id } = (await mom.send("POST", "/api/lists", { name: "Packing" })).body;
  const socks = (await mom.send("POST", `/api/lists/${id}/items`, { text: "Socks" })).body;
  await mom.send("POST", `/api/lists/${id}/items/${socks.id}/close`);
  await mom.send("POST", `/api/lists/${id}/items`, { text: "socks", memberId: "mia" });
  const again = await newest();
  expect(again).toMatchObject({ verb: "added", memberId: "mia" });
  await undo(again);
  const [list] = (await mom.get("/api/lists")).body.lists;
  expect(list).toMatchObject({ items: [{ text: "Socks", checked: true }] });
});
