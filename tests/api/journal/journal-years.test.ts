import { afterEach, expect, it } from "vitest";
import { familyPins, unlockBrowser } from "../../fixtures/access/sign-in.ts";
import { openTestBrowser, type TestBrowser } from "../../fixtures/http/test-browser.ts";
import { startTestServer, type TestServer } from "../../fixtures/server/test-server.ts";

let server: TestServer;
afterEach(() => server.close());

/** Writes an entry on each day; its text is the day. */
const writeOn = async (days: readonly string[]): Promise<TestBrowser> => {
  server = await startTestServer({ env: familyPins, at: `${days[0] ?? ""}T10:00:00Z` });
  const mom = openTestBrowser(server);
  for (const day of days) {
    server.clock.set(`${day}T10:00:00Z`);
    await unlockBrowser(mom, "mom", "2468");
    expect((await mom.send("POST", "/api/journal", { text: day })).status).toBe(201);
  }
  return mom;
};

const textsOf = (body: { entries: { text: string }[] }): string[] =>
  body.entries.map(({ text }) => text);

it("a family sees which years it wrote in, and reads one from its first day to its last", async () => {
  const days = ["2024-12-31", "2025-01-01", "2025-07-14", "2025-12-31", "2026-01-01"];
  const mom = await writeOn(days);
  expect((await mom.get("/api/journal/years")).body.items).toEqual([
    { year: "2026", entries: 1 },
    { year: "2025", entries: 3 },
    { year: "2024", entries: 1 },
  ]);
  const first = (await mom.get("/api/journal/years/2025?limit=2")).body;
  expect(textsOf(first)).toEqual(["2025-01-01", "2025-07-14"]);
  const second = (await mom.get(`/api/journal/years/2025?limit=2&after=${first.next}`)).body;
  expect([textsOf(second), second.next]).toEqual([["2025-12-31"], null]);
  expect((await mom.get("/api/journal/years/2019")).body).toEqual({ entries: [], next: null });
});

it("a year that is read on while somebody deletes an entry of it lacks no other one", async () => {
  const mom = await writeOn(["2025-01-01", "2025-07-14", "2025-12-31"]);
  const { entries, next } = (await mom.get("/api/journal/years/2025?limit=1")).body;
  expect((await mom.send("DELETE", `/api/journal/${entries[0].id}`)).status).toBeLessThan(300);
  const rest = (await mom.get(`/api/journal/years/2025?after=${next}`)).body;
  expect([textsOf(rest), rest.next]).toEqual([["2025-07-14", "2025-12-31"], null]);
});

it("a year or a page that can't be one is refused by its name", async () => {
  const mom = await writeOn(["2025-07-14"]);
  const short = await mom.get("/api/journal/years/25");
  expect([short.status, short.body.field]).toEqual([400, "year"]);
  const wrong = await mom.get("/api/journal/years/2025?after=yesterday");
  expect([wrong.status, wrong.body.field]).toEqual([400, "after"]);
});
