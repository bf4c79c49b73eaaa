import { symlinkSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { usesCompanions } from "../../companions/install.ts";
import { familyPins, openBudget, openWallBrowser } from "../../fixtures/access/sign-in.ts";
import { type ActualServer, startActualServer } from "../../fixtures/actual/actual-server.ts";
import { expectedBudget, familyBudgetPlan } from "../../fixtures/actual/budget-plan.ts";
import { actualDir, installActual } from "../../fixtures/actual/companion.ts";
import { writeBudget } from "../../fixtures/actual/write-budget.ts";
import { type TestServer, startTestServer } from "../../fixtures/server/test-server.ts";
import {
  connectAndRestart,
  openSettingsParent,
  testConnection,
} from "../../fixtures/settings/connect-source.ts";

const plan = familyBudgetPlan(["2026-09", "2026-10", "2026-11"]);
const here = { thisMachine: true };

describe.runIf(usesCompanions)("a real Actual server, connected on a screen", () => {
  let actual: ActualServer;
  let house: TestServer;
  beforeAll(async () => {
    installActual();
    actual = await startActualServer();
    await writeBudget(actual, plan);
    house = await startTestServer({ env: familyPins });
    symlinkSync(actualDir, join(house.dataDir, "actual"));
  }, 300_000);
  afterAll(async () => {
    await house?.close();
    await actual?.stop();
  });

  it("shows its budgets once its password is right, and the family's months from then on", async () => {
    const parent = await openSettingsParent(house);
    const typed = { ACTUAL_URL: actual.url, ACTUAL_PASSWORD: actual.password };
    const wrong = { ...typed, ACTUAL_PASSWORD: "a guess" };
    const refused = await testConnection(parent, "budget/actual", wrong, here);
    expect(refused.body.problem).toBe("budgetPasswordRefused");
    const { body } = await testConnection(parent, "budget/actual", typed, here);
    expect(body).toMatchObject({ usable: true, found: [{ en: "1 budget" }] });
    const [{ value }] = body.choices.ACTUAL_SYNC_ID;
    const values = { ...typed, ACTUAL_SYNC_ID: value };
    const used = await connectAndRestart(house, parent, "budget/actual", { ...here, values });
    expect(used.status).toBe(200);
    const wall = await openWallBrowser(house);
    await openBudget(wall, "mom", "2468");
    const { totals } = expectedBudget(plan, ["2026-11"]);
    await expect
      .poll(async () => (await wall.get("/api/budget?period=month")).body.totals, {
        timeout: 60_000,
      })
      .toEqual(totals);
  }, 180_000);
});
