import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  type TestAnswer,
  type TestBrowser,
  openTestBrowser,
} from "../../fixtures/http/test-browser.ts";
import { type TestServer, startTestServer } from "../../fixtures/server/test-server.ts";
import { familyPins, signInBrowser, unlockBrowser } from "../../fixtures/access/sign-in.ts";
import { openLiveStream } from "../../fixtures/http/live-stream.ts";

let server: TestServer;
let wall: TestBrowser;
let mia: TestBrowser;
let mom: TestBrowser;
beforeEach(async () => {
  server = await startTestServer({ env: familyPins });
  [wall, mia, mom] = [openTestBrowser(server), openTestBrowser(server), openTestBrowser(server)];
  await signInBrowser(mia, "mia", "1234");
  await signInBrowser(mom, "mom", "2468");
});
afterEach(() => server.close());

const add = async (): Promise<string> => {
  const tidyRoom = {
    ...{ title: "Tidy the room", memberIds: ["mia"], stars: 3 },
    ...{ recurrence: "FREQ=DAILY", needsApproval: true },
  };
  return (await mom.send("POST", "/api/tasks", tidyRoom)).body.id;
};
const close = (browser: TestBrowser, id: string): Promise<TestAnswer> =>
  browser.send("POST", `/api/board/routine/${id}/close`, { memberId: "mia" });
const decide = (browser: TestBrowser, id: string, what: string, body?: unknown) =>
  browser.send("POST", `/api/tasks/${id}/${what}`, body);
const waiting = async () => (await wall.get("/api/tasks/approvals")).body.items;
const stars = async () => (await wall.get("/api/balances")).body.mia;

describe("a chore that a parent must approve", () => {
  it("waits on a parent's phone, and one tap there gives its stars on every screen", async () => {
    const id = await add();
    expect((await close(wall, id)).body).toMatchObject({
      ...{ awarded: 0, balance: 0, task: { done: true, pendingApproval: true } },
    });
    expect(await waiting()).toMatchObject([
      { memberId: "mia", date: "2026-11-20", occurrence: "2026-11-20", task: { id, stars: 3 } },
    ]);
    const stream = await openLiveStream(server.url);
    const answer = await decide(mom, id, "approve", { occurrence: "2026-11-20" });
    expect(answer.body).toMatchObject({ ok: true, awarded: 3, balance: 3, task: { done: true } });
    const revision = Number(answer.headers.get("x-wall-revision"));
    await stream.until(({ data }) => data.revision === revision);
    expect(stream.events.map(({ data }) => data.kind)).toEqual(
      expect.arrayContaining(["tasks", "stars"]),
    );
    stream.close();
    const again = await decide(mom, id, "approve");
    expect([again.status, again.body.awarded, again.headers.get("x-wall-revision")]).toEqual([
      200,
      0,
      null,
    ]);
    expect([await waiting(), await stars()]).toEqual([[], 3]);
  });

  it("approved from two phones at once gives its stars once", async () => {
    for (let pair = 1; pair <= 20; pair += 1) {
      const id = await add();
      await close(wall, id);
      const answers = await Promise.all([decide(mom, id, "approve"), decide(mom, id, "approve")]);
      expect(answers.map(({ body }) => body.awarded).toSorted()).toEqual([0, 3]);
      expect(await stars()).toBe(pair * 3);
    }
  });

  it("approved and rejected at once is one of them", async () => {
    for (let pair = 1; pair <= 20; pair += 1) {
      const id = await add();
      const before = await stars();
      await close(wall, id);
      const [yes, no] = await Promise.all([decide(mom, id, "approve"), decide(mom, id, "reject")]);
      expect([yes.status, no.status].toSorted()).toEqual([200, 409]);
      expect((await stars()) - before).toBe(yes.status === 200 ? 3 : 0);
    }
  });

  it("can't be decided by a child or by nobody in particular, and nothing changes", async () => {
    const id = await add();
    await close(mia, id);
    for (const what of ["approve", "reject"]) {
      const [child, nobody] = [await decide(mia, id, what), await decide(wall, id, what)];
      expect([child.status, child.body.code]).toEqual([403, "notParent"]);
      expect([nobody.status, nobody.body.code]).toEqual([401, "parentNeeded"]);
    }
    expect([(await waiting()).length, await stars()]).toEqual([1, 0]);
  });

  it("needs no approval on a wall that a parent unlocked, nor on a parent's phone", async () => {
    await unlockBrowser(wall, "mom", "2468");
    expect((await close(wall, await add())).body).toMatchObject({ awarded: 3, balance: 3 });
    expect((await close(mom, await add())).body).toMatchObject({ awarded: 3, balance: 6 });
    expect(await waiting()).toEqual([]);
  });

  it("says why it can't be decided", async () => {
    const id = await add();
    const codes = async (what: string, body?: unknown) => {
      const { status, body: answer } = await decide(mom, id, what, body);
      return [status, answer.code];
    };
    expect(await codes("approve")).toEqual([409, "notWaiting"]);
    await close(wall, id);
    expect(await codes("approve", { occurrence: "2026-11-19" })).toEqual([409, "notWaiting"]);
    expect(await codes("approve", { occurrence: "yesterday" })).toEqual([400, "invalid"]);
    expect((await decide(mom, id, "reject")).body).toMatchObject({ task: { done: false } });
    expect(await codes("approve")).toEqual([409, "alreadyRejected"]);
    await close(wall, id);
    await decide(mom, id, "approve");
    expect(await codes("reject")).toEqual([409, "alreadyApproved"]);
    await wall.send("POST", `/api/board/routine/${id}/reopen`, { memberId: "mia" });
    expect(await codes("approve")).toEqual([409, "notWaiting"]);
    expect(await stars()).toBe(0);
    expect((await decide(mom, "nothing", "approve")).status).toBe(404);
  });
});
