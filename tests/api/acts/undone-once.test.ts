import { afterEach, beforeEach, expect, it } from "vitest";
import type { Act } from "#contract/acts.ts";
import { familyPins, signInBrowser } from "../../fixtures/access/sign-in.ts";
import { actCases } from "../../fixtures/acts/act-cases.ts";
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

const acts = async (): Promise<Act[]> => (await mom.get("/api/acts")).body.items;
const undo = ({ id }: Act) => mom.send("POST", `/api/acts/${id}/undo`);

const events = async (): Promise<unknown> =>
  (await mom.get(`/api/calendar?start=2026-11-01&end=2027-02-28`)).body.events;
/** What a page shows, without the ids and times that things written anew have. */
const shown = async (path: string, anew: true | undefined): Promise<string> => {
  const body = path === "/api/calendar" ? await events() : (await mom.get(path)).body;
  return JSON.stringify(body, (key, value: unknown) =>
    anew === true && (key === "id" || key === "addedBy") ? undefined : value,
  );
};

it.each(actCases)("$name is told, and undone once", async ({ begin, act, told, shows, anew }) => {
  const id = await begin(mom);
  server.clock.advance(60_000);
  const before = await shown(shows, anew);
  const [method, path, body] = act;
  const { status } = await mom.send(method, path.replace("ID", id), body);
  expect(status).toBeLessThan(300);
  expect(await shown(shows, anew)).not.toBe(before);
  const [done] = await acts();
  if (done === undefined) throw new Error("nothing was recorded");
  expect(done).toMatchObject(told);
  expect((await undo(done)).status).toBe(204);
  expect(await shown(shows, anew)).toBe(before);
  expect((await undo(done)).status).toBe(204);
  expect(await shown(shows, anew)).toBe(before);
  const undone = (await acts()).find((each) => each.id === done.id);
  expect(undone).toMatchObject({ undoneAt: expect.any(String) });
  expect(undone).not.toHaveProperty("undo");
});
