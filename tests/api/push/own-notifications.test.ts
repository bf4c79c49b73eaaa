import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { familyPins, openWallBrowser, signInBrowser } from "../../fixtures/access/sign-in.ts";
import { openTestBrowser, type TestBrowser } from "../../fixtures/http/test-browser.ts";
import { startTestServer, type TestServer } from "../../fixtures/server/test-server.ts";

let server: TestServer;
let mom: TestBrowser;
let mia: TestBrowser;
beforeEach(async () => {
  server = await startTestServer({ env: familyPins });
  [mom, mia] = [openTestBrowser(server), openTestBrowser(server)];
  await signInBrowser(mom, "mom", "2468");
  await signInBrowser(mia, "mia", "1234");
});
afterEach(() => server.close());

const own = async (browser: TestBrowser) => (await browser.get("/api/push/own")).body;
const choose = async (browser: TestBrowser, patch: object) => {
  const answer = await browser.send("PATCH", "/api/push/own", patch);
  expect(answer.status).toBe(200);
  return answer.body;
};
const settings = async () => (await mom.get("/api/settings")).body;

describe("what somebody is told on their own phone", () => {
  it("is of a parent the family's things, of a child at first their own events alone", async () => {
    expect(await own(mom)).toMatchObject({
      may: ["chores", "dinner", "approvals", "reminders", "tomorrow"],
      told: ["chores", "dinner", "approvals", "reminders", "tomorrow"],
      quiet: null,
    });
    expect(await own(mia)).toMatchObject({
      may: ["chores", "dinner", "reminders", "tomorrow"],
      told: ["reminders"],
      ...{ quiet: null, timed: [], allDay: [], tomorrow: "19:00" },
    });
  });

  it("is chosen by a child: what, when, and hours of nothing, which a parent sees in Settings", async () => {
    const chosen = await choose(mia, {
      ...{ told: ["chores", "tomorrow"], hours: { chores: 14 }, tomorrow: "18:15" },
      ...{ quiet: { start: "20:00", end: "06:30" }, timed: [{ minutes: 30 }] },
    });
    expect(chosen).toMatchObject({
      ...{ told: ["chores", "tomorrow"], tomorrow: "18:15", timed: [{ minutes: 30 }] },
      quiet: { start: "20:00", end: "06:30" },
    });
    expect(chosen.hours.chores).toBe(14);
    const { notifications, notificationHours, tomorrow, reminders } = await settings();
    expect(notifications.alsoTold).toEqual(["mia"]);
    expect(notifications.notTo).toMatchObject({ dinner: ["mia"], reminders: ["mia"], chores: [] });
    expect(notificationHours.members).toEqual({ mia: { chores: 14 } });
    expect(tomorrow.members).toEqual({ mia: "18:15" });
    expect(reminders.members.mia.quiet).toEqual({ start: "20:00", end: "06:30" });
    expect((await own(mom)).told).toContain("dinner");
  });

  it("keeps what isn't named, and is taken back as it was", async () => {
    await choose(mia, { told: ["dinner", "reminders", "tomorrow"], hours: { dinner: 12 } });
    expect((await choose(mia, { quiet: { start: "21:00", end: "07:00" } })).told).toEqual([
      ...["dinner", "reminders", "tomorrow"],
    ]);
    const without = await choose(mia, { told: ["dinner"], quiet: null });
    expect([without.told, without.quiet, without.hours.dinner]).toEqual([["dinner"], null, 12]);
    expect((await settings()).tomorrow.members).toEqual({ mia: null });
    expect((await choose(mia, { told: ["dinner", "tomorrow"] })).tomorrow).toBe("19:00");
  });

  it("doesn't hold what the house tells nobody, nor a parent's word for a child", async () => {
    const { notifications } = await settings();
    await mom.send("PATCH", "/api/settings", {
      notifications: { ...notifications, dinner: false },
    });
    const { may, told } = await choose(mia, { told: ["dinner", "approvals", "chores"] });
    expect([may, told]).toEqual([["chores", "reminders", "tomorrow"], ["chores"]]);
  });

  it("is nothing for whom the operator left out, who can't let themselves in", async () => {
    await server.restart({ PUSH_MEMBERS: "mom" });
    const { may, told } = await choose(mia, { told: ["chores"] });
    expect([may, told]).toEqual([[], []]);
    expect((await settings()).notifications.alsoTold).toEqual([]);
  });

  it("is a signed-in member's alone, and names the field of what can't be", async () => {
    const wall = await openWallBrowser(server);
    expect((await wall.get("/api/push/own")).status).toBe(401);
    for (const [patch, field] of [
      [{ hours: { chores: 24 } }, "hours.chores"],
      [{ tomorrow: "25:00" }, "tomorrow"],
      [{ told: ["everything"] }, "told[0]"],
      [{ quiet: { start: "20:00" } }, "quiet.end"],
    ] as const)
      expect(await mia.send("PATCH", "/api/push/own", patch)).toMatchObject({
        status: 400,
        body: { field },
      });
  });
});
