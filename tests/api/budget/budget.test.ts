import { renameSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type TestBrowser, openTestBrowser } from "../../fixtures/http/test-browser.ts";
import { type TestServer, startTestServer } from "../../fixtures/server/test-server.ts";
import {
  familyPins,
  openBudget,
  openWallBrowser,
  signInBrowser,
} from "../../fixtures/access/sign-in.ts";
import { openLiveStream } from "../../fixtures/http/live-stream.ts";

let server: TestServer;
let wall: TestBrowser;

const row = (id: string, budgeted: number, spent: number, more: object = {}) => ({
  ...{ id, name: `Category ${id}`, budgeted, spent, ...more },
});
const drop = (text: unknown): void => {
  const file = join(server.dataDir, "../budget.json");
  writeFileSync(`${file}.new`, typeof text === "string" ? text : JSON.stringify(text));
  renameSync(`${file}.new`, file);
};
const november = {
  currency: "EUR",
  updated: "2026-11-20T05:00:00Z",
  months: {
    "2026-11": [
      row("food", 80_000, 61_240),
      row("fun", 20_000, 45_000),
      row("old", 0, 99_999, { hidden: true }),
      row("wages", 0, -420_000, { income: true }),
    ],
  },
};
const read = async (period = "month", browser = wall) => {
  const { status, body } = await browser.get(`/api/budget?period=${period}`);
  return { status, ...body };
};

beforeEach(async () => {
  server = await startTestServer({
    env: { ...familyPins, BUDGET_PROVIDER: "file", BUDGET_FILE: "budget.json" },
  });
  wall = await openWallBrowser(server);
  await openBudget(wall, "mom", "2468");
});
afterEach(() => server.close());

describe("what is safe to spend", () => {
  it("is what was budgeted minus what was spent, without hidden and income rows, by spend", async () => {
    drop(november);
    expect(await read()).toEqual({
      ...{ status: 200, period: "month", currency: "EUR", stale: false, missing: [] },
      updatedAt: "2026-11-20T05:00:00.000Z",
      totals: { budgeted: 100_000, spent: 106_240, safeToSpend: -6_240 },
      categories: [
        { id: "food", name: "Category food", budgeted: 80_000, spent: 61_240, left: 18_760 },
        { id: "fun", name: "Category fun", budgeted: 20_000, spent: 45_000, left: -25_000 },
      ],
      year: [{ month: "2026-11", budgeted: 100_000, spent: 106_240 }],
    });
  });

  it("adds up the year with each month once, and says which months were never seen", async () => {
    drop({
      ...november,
      months: { "2026-09": [row("food", 1000, 900)], "2026-11": [row("food", 2000, 500)] },
    });
    expect(await read("ytd")).toMatchObject({
      totals: { budgeted: 3000, spent: 1400, safeToSpend: 1600 },
      missing: ["01", "02", "03", "04", "05", "06", "07", "08", "10"].map((m) => `2026-${m}`),
    });
    expect(await read("last")).toMatchObject({ status: 503, code: "notCaptured" });
  });

  it("of last month and the year outlives a file that has moved on to the next month", async () => {
    drop(november);
    await read();
    server.clock.set("2026-12-02T09:00:00Z");
    await openBudget(wall, "mom", "2468");
    drop({
      ...november,
      updated: "2026-12-02T05:00:00Z",
      months: { "2026-12": [row("food", 5, 1)] },
    });
    expect(await read("last")).toMatchObject({ totals: { safeToSpend: -6_240 } });
    expect(await read("ytd")).toMatchObject({ totals: { safeToSpend: -6_236 } });
  });
});

describe("a file that", () => {
  it("is gone or broken leaves the last numbers, marked as old, with the reason in the health", async () => {
    drop(november);
    await read();
    drop("{ half of");
    expect(await read()).toMatchObject({ stale: true, totals: { safeToSpend: -6_240 } });
    const health = async () => (await wall.get("/api/health")).body.sources.budget;
    expect(await health()).toMatchObject({ state: "stale", code: "budgetFileBroken" });
    rmSync(join(server.dataDir, "../budget.json"));
    expect(await read()).toMatchObject({ stale: true });
    expect(await health()).toMatchObject({ state: "stale", code: "budgetFileMissing" });
    drop(november);
    expect(await read()).toMatchObject({ stale: false });
    expect(await health()).toMatchObject({ state: "ok" });
  });

  it("is a day old says so", async () => {
    drop({ ...november, updated: "2026-11-19T16:41:00Z" });
    expect(await read()).toMatchObject({ stale: true });
  });

  it("was never there is unreachable", async () => {
    expect(await read()).toMatchObject({ status: 503, code: "unreachable", source: "budget" });
  });

  it.each([
    ["money with a fraction", { "2026-11": [row("food", 1.5, 0)] }],
    ["a month that isn't", { "2026-13": [] }],
    ["a category twice", { "2026-11": [row("food", 1, 1), row("food", 1, 1)] }],
  ])("has %s is not believed", async (_what, months) => {
    drop({ ...november, months });
    expect(await read()).toMatchObject({ status: 503, code: "unreachable" });
  });

  it("replaced another of its length within the same moment is read all the same", async () => {
    const file = join(server.dataDir, "../budget.json");
    drop(november);
    utimesSync(file, 1, 1);
    await read();
    drop({ ...november, updated: "2026-11-20T16:00:00Z" });
    utimesSync(file, 1, 1);
    expect(await read()).toMatchObject({ updatedAt: "2026-11-20T16:00:00.000Z" });
  });

  it("has new numbers is told to every screen", async () => {
    drop(november);
    await read();
    const stream = await openLiveStream(server.url);
    drop({ ...november, updated: "2026-11-20T16:00:00Z" });
    await read();
    const event = await stream.until(({ data }) => data.kind === "budget");
    expect(event.event).toBe("change");
    stream.close();
  });
});

describe("the numbers", () => {
  it("are open for 14:59 after the unlock on that very screen, and not at 15:01", async () => {
    drop(november);
    server.clock.advance(14 * 60_000 + 59_000);
    expect((await read()).status).toBe(200);
    server.clock.advance(2000);
    expect(await read()).toMatchObject({ status: 401, code: "locked" });
  });

  it("are never open to another browser, a phone that is only signed in, or after a restart", async () => {
    drop(november);
    const phone = openTestBrowser(server);
    await signInBrowser(phone, "mom", "2468");
    expect((await read("month", phone)).status).toBe(401);
    expect((await read("month", await openWallBrowser(server))).status).toBe(401);
    await server.restart();
    expect((await read()).status).toBe(401);
  });

  it("are kept by no cache", async () => {
    drop(november);
    const { headers } = await wall.get("/api/budget");
    expect(headers.get("cache-control")).toContain("no-store");
  });
});
