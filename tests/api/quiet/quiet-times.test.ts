import { expect, it } from "vitest";
import { openTestBrowser } from "../../fixtures/http/test-browser.ts";
import { startTestServer } from "../../fixtures/server/test-server.ts";
import { familyPins } from "../../fixtures/access/sign-in.ts";

it("nights of their own are every screen's after a restart too, are left out again, and must be nights", async () => {
  const server = await startTestServer({ env: familyPins });
  const parent = openTestBrowser(server);
  await parent.send("POST", "/api/unlock", { memberId: "mom", pin: "2468" });
  const nightsOf = async () => (await openTestBrowser(server).get("/api/config")).body.sleepNights;
  expect(await nightsOf()).toEqual({});

  const late = { start: "23:30", end: "09:00" };
  const save = (sleepNights: unknown) => parent.send("PATCH", "/api/settings", { sleepNights });
  expect((await save({ fri: late, sat: late })).status).toBe(200);
  for (const wrong of [
    ...[{ fri: { start: "24:00", end: "09:00" } }, { fri: { start: "23:30" } }],
    ...[{ friday: late }, { fri: "late" }, [late]],
  ]) {
    const { status, body } = await save(wrong);
    expect([status, body.field]).toEqual([400, expect.stringMatching(/^sleepNights/)]);
  }
  await server.restart();
  expect(await nightsOf()).toEqual({ fri: late, sat: late });

  await parent.send("POST", "/api/unlock", { memberId: "mom", pin: "2468" });
  await save({ sat: late });
  expect(await nightsOf()).toEqual({ sat: late });
  await server.close();
});
