import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { runBudgetSetup } from "../../fixtures/actual/budget-setup.ts";
import { usesCompanions } from "../../companions/install.ts";
import { actualDir, installActual } from "../../fixtures/actual/companion.ts";
import { openNetworkLink, type NetworkLink } from "../../fixtures/actual/network-link.ts";
import { expectedBudget, familyBudgetPlan } from "../../fixtures/actual/budget-plan.ts";
import { type ActualServer, startActualServer } from "../../fixtures/actual/actual-server.ts";
import { writeBudget } from "../../fixtures/actual/write-budget.ts";
import type { TestBrowser } from "../../fixtures/http/test-browser.ts";
import { openSettingsParent } from "../../fixtures/settings/connect-source.ts";
import { type TestServer, startTestServer } from "../../fixtures/server/test-server.ts";
import { familyPins, openBudget, openWallBrowser } from "../../fixtures/access/sign-in.ts";

const plan = familyBudgetPlan(["2026-09", "2026-10", "2026-11"]);
const encryptionPassword = "canary of the key";

let server: ActualServer;
let syncId: string;
let encryptedId: string;
let line: NetworkLink;
let house: TestServer;
let wall: TestBrowser;

const open = async (env: Record<string, string> = {}): Promise<void> => {
  house = await startTestServer({
    env: {
      ...{ ...familyPins, BUDGET_PROVIDER: "actual", LOG_LEVEL: "debug" },
      ...{ ACTUAL_URL: line.url, ACTUAL_PASSWORD: server.password, ACTUAL_SYNC_ID: syncId },
      ...env,
    },
  });
  symlinkSync(actualDir, join(house.dataDir, "actual"));
  wall = await openWallBrowser(house);
  await openBudget(wall, "mom", "2468");
};
const read = async (period = "month") => {
  const { status, body } = await wall.get(`/api/budget?period=${period}`);
  return { status, ...body };
};
/** A longer time limit, for a busy machine. */
const patient = { timeout: 60_000 };
/** Reads the budget once its process has ended, however busy this machine is. */
const readDone = async (period = "month") => {
  const reason = async () => (await read(period)).reason;
  await expect.poll(reason, patient).not.toBe("timeout");
  return read(period);
};
const health = async () => (await wall.get("/api/health")).body.sources.budget;
/** The ids of all budget processes so far, the latest last. */
const programs = (): number[] =>
  [...house.log().matchAll(/"pid":(\d+),"msg":"the budget's program has begun"/g)].map(([, pid]) =>
    Number(pid),
  );
const ended = (): number => house.log().split("the budget's program has ended").length - 1;
const later = async (ms: number): Promise<void> => {
  house.clock.advance(ms);
  await openBudget(wall, "mom", "2468");
};

describe.skipIf(!usesCompanions)("a budget in a real Actual", { timeout: 240_000 }, () => {
  beforeAll(async () => {
    installActual();
    server = await startActualServer();
    syncId = await writeBudget(server, plan);
    encryptedId = await writeBudget(server, { ...plan, encryptionPassword });
  }, 180_000);
  afterAll(() => server?.stop());
  beforeEach(async () => {
    line = await openNetworkLink(server.url);
  });
  afterEach(async () => {
    line.release();
    await house.close();
    await line.cut();
  });

  it("says of every period what its transactions add up to", async () => {
    await open();
    const all = ["2026-09", "2026-10", "2026-11"];
    for (const [period, months] of [
      ["month", ["2026-11"]],
      ["last", ["2026-10"]],
      ["ytd", all],
    ] as const) {
      const { rows, totals } = expectedBudget(plan, months);
      const shown = await readDone(period);
      expect(shown).toMatchObject({ status: 200, currency: "EUR", stale: false, totals });
      expect(shown.categories.map(({ id: _, ...row }: { id: string }) => row)).toEqual(rows);
      expect(shown.year).toEqual(
        all.slice(0, period === "last" ? 2 : 3).map((month) => {
          const { budgeted, spent } = expectedBudget(plan, [month]).totals;
          return { month, budgeted, spent };
        }),
      );
    }
    expect(await read("ytd")).toMatchObject({ missing: { length: 8 } });
    expect(programs()).toHaveLength(1);
  });

  it("that is encrypted opens with its own password, and says so where that is missing", async () => {
    await open({ ACTUAL_SYNC_ID: encryptedId, ACTUAL_ENCRYPTION_PASSWORD: encryptionPassword });
    expect(await readDone()).toMatchObject({ totals: expectedBudget(plan, ["2026-11"]).totals });
    await house.restart({ ACTUAL_ENCRYPTION_PASSWORD: "another one" });
    await openBudget(wall, "mom", "2468");
    expect(await readDone()).toMatchObject({ stale: true, reason: "budgetKeyRefused" });
  });

  it.each([
    ["a wrong password", { ACTUAL_PASSWORD: "canary of a guess" }, "budgetPasswordRefused"],
    ["a Sync ID that isn't there", { ACTUAL_SYNC_ID: "00000000-0000" }, "budgetUnknown"],
  ])("is closed to %s, which is tried once and then let alone", async (_what, env, reason) => {
    await open(env);
    expect(await readDone()).toMatchObject({ status: 503, code: "unreachable", reason });
    expect(await health()).toMatchObject({ state: "unreachable", code: reason });
    house.clock.advance(60_000);
    expect(await read()).toMatchObject({ status: 503, reason });
    expect(programs()).toHaveLength(1);
  });

  it("whose server has moved on to another version says so, and is read again once they agree", async () => {
    await open();
    line.version = "26.10.1";
    expect(await read()).toMatchObject({ status: 503, reason: "budgetVersionOther" });
    expect(programs()).toEqual([]);
    line.version = null;
    house.clock.advance(15_000);
    await expect.poll(() => read(), patient).toMatchObject({ status: 200, stale: false });
  });

  it("of a server that is gone stays as it was last seen, also after a restart, and comes back by itself", async () => {
    await open();
    const { totals } = await readDone();
    await line.cut();
    await later(10 * 60_000);
    await expect
      .poll(() => read(), patient)
      .toMatchObject({ stale: true, reason: "refused", totals });
    await house.restart();
    await openBudget(wall, "mom", "2468");
    expect(await read()).toMatchObject({ stale: true, reason: "refused", totals });
    expect(await read("ytd")).toMatchObject({ stale: true, missing: expect.any(Array) });
    await line.mend();
    house.clock.advance(15_000);
    await expect.poll(() => read(), patient).toMatchObject({ stale: false, totals });
  });

  it("is fetched anew where its copy on this machine is broken", async () => {
    await open();
    const { totals } = await readDone();
    const copyDir = join(house.dataDir, "cache/budget/actual");
    const [name = ""] = readdirSync(copyDir);
    writeFileSync(join(copyDir, name, "db.sqlite"), "no database at all");
    await house.restart();
    await openBudget(wall, "mom", "2468");
    expect(await readDone()).toMatchObject({ stale: false, totals });
    expect(programs()).toHaveLength(3);
    expect(readdirSync(copyDir)).toHaveLength(1);
  });

  it("is read although the program that reads it was killed, which nobody notices", async () => {
    await open();
    line.hold();
    const reading = read();
    await expect.poll(programs).toHaveLength(1);
    process.kill(programs()[0] ?? 0, "SIGKILL");
    await expect.poll(programs).toHaveLength(2);
    line.release();
    await reading;
    expect(await readDone()).toMatchObject({ status: 200, stale: false });
  });

  it("whose program breaks off every time is let alone for longer and longer", async () => {
    await open();
    line.hold();
    let killed = 0;
    const killBoth = async () => {
      for (const _ of ["at first", "once more"]) {
        killed += 1;
        await expect.poll(programs).toHaveLength(killed);
        process.kill(programs().at(-1) ?? 0, "SIGKILL");
        await expect.poll(ended).toBe(killed);
      }
    };
    const reading = read();
    await killBoth();
    await reading;
    expect(await readDone()).toMatchObject({ status: 503, reason: "budgetProgramCrashed" });
    house.clock.advance(29_000);
    expect(await read()).toMatchObject({ status: 503 });
    house.clock.advance(15_000);
    await Promise.all([read(), killBoth()]);
    house.clock.advance(44_000);
    expect(await read()).toMatchObject({ status: 503, reason: "budgetProgramCrashed" });
    expect(programs()).toHaveLength(4);
    line.release();
    house.clock.advance(31_000);
    await expect.poll(() => read(), patient).toMatchObject({ status: 200 });
  });

  it("whose program stands still keeps nobody waiting, is ended, and says so", async () => {
    await open();
    line.hold();
    const reading = read();
    await expect.poll(programs).toHaveLength(1);
    const pid = programs()[0] ?? 0;
    process.kill(pid, "SIGSTOP");
    const took: number[] = [];
    while (!house.log().includes("budgetProgramHung")) {
      for (const path of ["/api/members", "/api/tasks", "/api/weather", "/api/config"]) {
        const begun = performance.now();
        await wall.get(path);
        took.push(performance.now() - begun);
      }
    }
    const p95 = took.toSorted((a, b) => a - b)[Math.floor(took.length * 0.95)];
    expect(p95).toBeLessThanOrEqual(100);
    expect(await reading).toMatchObject({ status: 503, reason: "timeout" });
    expect(await read()).toMatchObject({ status: 503, reason: "budgetProgramHung" });
    expect(existsSync(`/proc/${pid}`)).toBe(false);
  });

  it("has a password that no list of processes, no log and no answer shows", async () => {
    await open();
    line.hold();
    const reading = read();
    await expect.poll(programs).toHaveLength(1);
    const seen = ["cmdline", "environ"].map((file) =>
      readFileSync(`/proc/${programs()[0]}/${file}`, "latin1"),
    );
    line.release();
    const shown = JSON.stringify([await reading, await health(), seen, house.log()]);
    expect(shown).not.toContain("canary");
    expect(shown).not.toContain(syncId);
  });

  it("is ended with the house", async () => {
    await open();
    line.hold();
    const reading = read().catch(() => undefined);
    await expect.poll(programs).toHaveLength(1);
    await house.restart();
    expect(existsSync(`/proc/${programs()[0]}`)).toBe(false);
    await reading;
  });

  it("is set up by a command that takes the server's version, tries it, and puts it in place of an earlier one", async () => {
    await open();
    const libraryDir = join(house.dataDir, "actual");
    unlinkSync(libraryDir);
    expect(await read()).toMatchObject({ status: 503, reason: "budgetNotInstalled" });
    mkdirSync(join(libraryDir, "earlier"), { recursive: true });
    const { code, said } = await runBudgetSetup(dirname(house.dataDir), {
      ...{ ACTUAL_URL: line.url, npm_config_prefer_offline: "true" },
    });
    expect(said).toContain("Actual's server is version 26.9.0.");
    expect(said).toContain("ACTUAL_SYNC_ID=<the budget's Sync ID>");
    expect(code).toBe(0);
    expect(readdirSync(libraryDir).toSorted()).toEqual(["node_modules", "package.json"]);
    expect(readdirSync(house.dataDir).filter((name) => name.startsWith("actual"))).toEqual([
      "actual",
    ]);
    house.clock.advance(15_000);
    await expect.poll(() => read(), patient).toMatchObject({ status: 200 });
  });

  it("is set up by a parent's tap on a screen, in the server's version", async () => {
    await open({ PATH: process.env["PATH"] ?? "", npm_config_prefer_offline: "true" });
    unlinkSync(join(house.dataDir, "actual"));
    const parent = await openSettingsParent(house);
    const begun = await parent.send("POST", "/api/sources/budget/actual/library", { values: {} });
    expect(begun.body).toEqual({ state: "fetching" });
    const libraryNow = async () =>
      (await parent.get("/api/sources")).body.items
        .flatMap(({ sources }: { sources: unknown[] }) => sources)
        .find(({ name }: { name: string }) => name === "actual").library;
    await expect
      .poll(libraryNow, { timeout: 180_000 })
      .toEqual({ state: "there", version: "26.9.0" });
    house.clock.advance(15_000);
    await expect.poll(() => read(), patient).toMatchObject({ status: 200 });
  });
});
