import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { familyPins, openWallBrowser, signInBrowser } from "../../fixtures/access/sign-in.ts";
import { openTestBrowser, type TestBrowser } from "../../fixtures/http/test-browser.ts";
import { openLiveStream } from "../../fixtures/http/live-stream.ts";
import { type TestServer, startTestServer } from "../../fixtures/server/test-server.ts";

let server: TestServer;
let wall: TestBrowser;
let mom: TestBrowser;
let script: TestBrowser;
beforeEach(async () => {
  server = await startTestServer({ env: familyPins });
  wall = openTestBrowser(server);
  mom = openTestBrowser(server);
  script = openTestBrowser(server);
  await signInBrowser(mom, "mom", familyPins.MEMBER_PIN_MOM);
});
afterEach(() => server.close());

const add = async (more: object = {}): Promise<string> => {
  const chore = { title: "Feed Minka", memberIds: ["mia"], stars: 2, ...more };
  return (await mom.send("POST", "/api/tasks", { ...chore, recurrence: "FREQ=DAILY" })).body.id;
};
const close = (id: string) =>
  script.send("POST", `/api/board/routine/${id}/close`, { memberId: "mia" });
const awards = async () => (await wall.get("/api/ledger/recent")).body.awards;

describe("the stars that a wall celebrates", () => {
  it("are there when the live stream speaks of them, though a script closed the chore", async () => {
    const id = await add();
    const live = await openLiveStream(server.url);
    await live.until(({ event }) => event === "hello");
    await close(id);
    await live.until(({ data }) => data.kind === "stars");
    expect(await awards()).toMatchObject([
      { memberId: "mia", delta: 2, kind: "chore", reason: "Feed Minka", taskId: id },
    ]);
    live.close();
  });

  it("are each the same when they are read again or the tap is repeated", async () => {
    const id = await add();
    await close(id);
    const [first] = await awards();
    await close(id);
    expect(await awards()).toEqual([first]);
  });

  it("are gone after ten seconds of the house's clock", async () => {
    await close(await add());
    expect(await awards()).toHaveLength(1);
    server.clock.advance(10_000);
    expect(await awards()).toEqual([]);
  });

  it("are gone when the chore is opened again", async () => {
    const id = await add();
    await close(id);
    await script.send("POST", `/api/board/routine/${id}/reopen`, { memberId: "mia" });
    expect(await awards()).toEqual([]);
  });

  it("come with a parent's yes where a chore needs one", async () => {
    const id = await add({ needsApproval: true });
    await close(id);
    expect(await awards()).toEqual([]);
    server.clock.advance(3_600_000);
    const { items } = (await mom.get("/api/tasks/approvals")).body;
    const { occurrence } = items[0];
    await mom.send("POST", `/api/tasks/${id}/approve`, { occurrence });
    expect(await awards()).toMatchObject([{ memberId: "mia", delta: 2, taskId: id }]);
  });

  it("are no business of a babysitter's wall", async () => {
    const kitchen = await openWallBrowser(server);
    await close(await add());
    await kitchen.send("POST", "/api/babysitter/on");
    expect((await kitchen.get("/api/ledger/recent")).status).toBe(423);
  });
});
