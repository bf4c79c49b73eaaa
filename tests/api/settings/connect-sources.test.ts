import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openTestBrowser, type TestBrowser } from "../../fixtures/http/test-browser.ts";
import { startLoopbackServer } from "../../fixtures/http/loopback-server.ts";
import { mealieToken, type MealieService, startMealie } from "../../fixtures/mealie/service.ts";
import { type TestServer, startTestServer } from "../../fixtures/server/test-server.ts";
import {
  forgetAndRestart,
  openSettingsParent,
  testConnection,
  connectAndRestart,
} from "../../fixtures/settings/connect-source.ts";

let server: TestServer;
let parent: TestBrowser;
const ends: (() => unknown)[] = [];
const begin = async (env: Record<string, string> = {}): Promise<void> => {
  server = await startTestServer({ env: { MEMBER_PIN_MOM: "2468", ...env } });
  ends.push(() => server.close());
  parent = await openSettingsParent(server);
};
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});
const here = { thisMachine: true };
const connections = (): Record<string, unknown> =>
  JSON.parse(readFileSync(join(server.configDir, "connections.json"), "utf8"));
const providerOf = async (domain: string): Promise<string> =>
  (await parent.get("/api/health")).body.sources[domain].provider;
const problemOf = async (...asked: Parameters<typeof testConnection>): Promise<unknown> => {
  const { status, body } = await testConnection(...asked);
  expect(status).toBe(200);
  return body.problem;
};

describe("Mealie on a screen", () => {
  let mealie: MealieService;
  let typed: Record<string, string>;
  beforeEach(async () => {
    await begin();
    mealie = await startMealie(() => server.clock.now());
    ends.push(() => mealie.stop());
    typed = { MEALIE_URL: mealie.url, MEALIE_TOKEN: mealieToken };
  });

  it("is tested: its version, recipes and shopping lists", async () => {
    const { body } = await testConnection(parent, "meals/mealie", typed, here);
    expect(body).toMatchObject({
      ...{ usable: true, version: mealie.version, missing: [] },
      found: [{ en: "0 recipes" }, { en: "1 shopping list", de: "1 Einkaufsliste" }],
    });
    expect(body.choices.MEALIE_SHOPPING_LIST).toMatchObject([{ label: "Supermarket" }]);
    expect(mealie.faults).toEqual([]);
  });

  it("gets what the house has where the family wants it, and the house's comes back afterwards", async () => {
    const recipe = { title: "Pancakes", ingredients: ["500 ml milk"], steps: ["Fry them."] };
    const { id: recipeId } = (await parent.send("POST", "/api/recipes", recipe)).body;
    const planned = await parent.send("POST", "/api/mealplan/2026-11-21/dinner", { recipeId });
    expect(planned.status).toBeLessThan(300);
    await parent.send("POST", "/api/grocery", { name: "Stamps" });
    const used = await connectAndRestart(server, parent, "meals/mealie", {
      ...{ ...here, values: typed, today: "copy" },
    });
    expect([used.status, used.body]).toEqual([200, { copied: 3, left: 0 }]);
    parent = await openSettingsParent(server);
    expect(await providerOf("meals")).toBe("mealie");
    const host = new URL(mealie.url).host;
    expect(connections()).toEqual({ MEALS_PROVIDER: "mealie", MEALIE_LOCAL: host, ...typed });
    const titles = JSON.stringify((await parent.get("/api/recipes")).body);
    expect(titles).toContain("Pancakes");
    expect(JSON.stringify((await parent.get("/api/grocery")).body)).toContain("Stamps");
    expect(mealie.faults).toEqual([]);
    expect((await forgetAndRestart(server, parent, "meals/mealie")).status).toBe(204);
    parent = await openSettingsParent(server);
    expect(await providerOf("meals")).toBe("local");
    expect(JSON.stringify((await parent.get("/api/recipes")).body)).toContain("Pancakes");
  });

  it("is asked on the wall's own machine only where a parent allows it, and never at the wall itself", async () => {
    expect(await problemOf(parent, "meals/mealie", typed)).toBe("forbiddenAddress");
    const wall = { ...typed, MEALIE_URL: server.url };
    expect(await problemOf(parent, "meals/mealie", wall, here)).toBe("forbiddenAddress");
    const used = await parent.send("PUT", "/api/sources/meals/mealie", {
      ...{ values: typed, today: "hide" },
    });
    expect([used.status, used.body.reason]).toEqual([400, "forbiddenAddress"]);
    expect(mealie.asked).toEqual([]);
  });

  it("says in plain words what is wrong", async () => {
    const ask = (values: Record<string, string> = typed) =>
      problemOf(parent, "meals/mealie", values, here);
    expect(await ask({ ...typed, MEALIE_TOKEN: "another-token" })).toBe("mealTokenRefused");
    mealie.version = "v1.12.0";
    expect(await ask()).toBe("mealVersionOld");
    mealie.version = "v3.2.1";
    mealie.behave("html");
    expect(await ask()).toBe("strange");
    mealie.behave("breaks");
    expect(await ask()).toBe("sourceTrouble");
    const canary = await startLoopbackServer((_request, response) => void response.end("{}"));
    ends.push(() => canary.stop());
    mealie.behave({ leadsTo: `${canary.url}/api/app/about` });
    expect(await ask()).toBe("mealAddressMoved");
    await mealie.stop();
    expect(await ask()).toBe("refused");
    const { status, body } = await testConnection(parent, "meals/mealie", {
      ...{ ...typed, MEALIE_URL: "not an address" },
    });
    expect([status, body.field]).toEqual([400, "MEALIE_URL"]);
  });

  it("never sends the token that is connected to another address", async () => {
    await connectAndRestart(server, parent, "meals/mealie", { ...here, values: typed });
    parent = await openSettingsParent(server);
    const heard: unknown[] = [];
    const other = await startLoopbackServer((request, response) => {
      heard.push(request.headers.authorization);
      response.end("{}");
    });
    ends.push(() => other.stop());
    const { status, body } = await testConnection(
      ...([parent, "meals/mealie"] as const),
      ...([{ MEALIE_URL: other.url }, here] as const),
    );
    expect([status, body.field]).toEqual([400, "MEALIE_TOKEN"]);
    expect(heard).toEqual([]);
    expect(await problemOf(parent, "meals/mealie", {})).toBeUndefined();
  });

  it("isn't used with a token of one place and an address of another", async () => {
    await connectAndRestart(server, parent, "meals/mealie", { ...here, values: typed });
    const before = mealie.asked.length;
    await server.restart({ MEALIE_URL: "http://127.0.0.1:9" });
    parent = await openSettingsParent(server);
    expect((await parent.get("/api/health")).body.sources.meals).toMatchObject({
      ...{ provider: "mealie", state: "unconfigured" },
    });
    expect(mealie.asked.length).toBe(before);
  });
});

describe("Actual on a screen", () => {
  const actual = async (answers: Readonly<Record<string, readonly [number, unknown]>>) => {
    const asked: string[] = [];
    const service = await startLoopbackServer((request, response) => {
      asked.push(`${request.method} ${request.url}`);
      const [status, body] = answers[request.url ?? ""] ?? [404, "Not found"];
      response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
    });
    ends.push(() => service.stop());
    return { asked, typed: { ACTUAL_URL: service.url, ACTUAL_PASSWORD: "a password" } };
  };
  const info = [200, { build: { version: "26.9.0" } }] as const;
  const login = [200, { status: "ok", data: { token: "a-token" } }] as const;
  const files = [200, { data: [{ groupId: "11112222", name: "Home", deleted: 0 }] }] as const;
  const well = { "/info": info, "/account/login": login, "/sync/list-user-files": files };

  const putLibrary = (version: string): void => {
    const dir = join(server.dataDir, "actual/node_modules/@actual-app/api");
    mkdirSync(dir, { recursive: true });
    writeFileSync(join(dir, "package.json"), JSON.stringify({ version }));
  };

  it("is tested: its version and its budgets", async () => {
    await begin();
    putLibrary("26.9.1");
    const { typed } = await actual(well);
    const { body } = await testConnection(parent, "budget/actual", typed, here);
    expect(body).toMatchObject({ usable: true, version: "26.9.0", found: [{ en: "1 budget" }] });
    expect(body.choices.ACTUAL_SYNC_ID).toEqual([
      { value: "11112222", label: "Home", chosen: false },
    ]);
  });

  /** A machine whose npm does this; null for one without. */
  const machineWithNpm = (script: string | null): Record<string, string> => {
    const bin = mkdtempSync(join(tmpdir(), "family-wall-npm-"));
    ends.push(() => rmSync(bin, { recursive: true, force: true }));
    if (script !== null) writeFileSync(join(bin, "npm"), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
    return { PATH: bin, SECRET_OF_THE_HOUSE: "a canary" };
  };
  const libraryNow = async () =>
    (await parent.get("/api/sources")).body.items
      .find(({ domain }: { domain: string }) => domain === "budget")
      .sources.find(({ name }: { name: string }) => name === "actual").library;

  it.each([
    ["npmMissing", null],
    ["npmFailed", "exit 1"],
    ["npmFailed", 'test -z "$SECRET_OF_THE_HOUSE" || exit 0; exit 1'],
    ["notRunning", "exit 0"],
  ])(
    "whose library a tap can't fetch says %s, and what was there stays",
    async (problem, script) => {
      await begin(machineWithNpm(script));
      const { typed, asked } = await actual(well);
      putLibrary("25.1.0");
      expect(await libraryNow()).toEqual({ state: "there", version: "25.1.0" });
      const begun = await parent.send("POST", "/api/sources/budget/actual/library", {
        ...{ values: typed, ...here },
      });
      expect([begun.status, begun.body.state]).toEqual([200, "fetching"]);
      await expect
        .poll(libraryNow, { timeout: 20_000 })
        .toEqual({ state: "there", version: "25.1.0", problem });
      expect(asked).toEqual(["GET /info"]);
      expect(readdirSync(server.dataDir)).not.toContain("actual.new");
    },
  );

  it("whose server says another thing than a version has nothing fetched, and only for a parent just now", async () => {
    await begin(machineWithNpm("exit 0"));
    const { typed } = await actual({
      ...well,
      "/info": [200, { build: { version: "1 && harm" } }],
    });
    const fetchOf = (source: string, values: object, browser = parent) =>
      browser.send("POST", `/api/sources/${source}/library`, { values, ...here });
    const strange = await fetchOf("budget/actual", typed);
    expect([strange.status, strange.body.reason]).toEqual([400, "strange"]);
    expect((await fetchOf("budget/actual", typed, openTestBrowser(server))).status).toBe(401);
    expect((await fetchOf("tasks/todoist", {})).status).toBe(404);
    expect(await libraryNow()).toEqual({ state: "missing" });
  });

  it("says in plain words what is wrong", async () => {
    await begin();
    const { typed } = await actual(well);
    const ask = (values: Record<string, string>) =>
      problemOf(parent, "budget/actual", values, here);
    expect(await ask(typed)).toBe("budgetNotInstalled");
    putLibrary("25.1.0");
    expect(await ask(typed)).toBe("budgetVersionOther");
    const refusing = await actual({
      ...well,
      "/account/login": [400, { reason: "invalid-password" }],
    });
    expect(await ask(refusing.typed)).toBe("budgetPasswordRefused");
    expect(refusing.asked).toEqual(["GET /info", "POST /account/login"]);
    const page = await actual({ ...well, "/info": [200, "<html>"] });
    expect(await ask(page.typed)).toBe("strange");
  });
});
