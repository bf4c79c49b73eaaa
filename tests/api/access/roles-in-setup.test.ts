import { join } from "node:path";
import Database from "better-sqlite3";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Operation } from "#contract/operation.ts";
import { resetPins } from "#server/features/access/pins/reset-pins.ts";
import { type TestBrowser, openTestBrowser } from "../../fixtures/http/test-browser.ts";
import {
  promisedOutcomes,
  strength,
  type Role,
  tryEveryOperation,
} from "../../fixtures/access/every-operation.ts";
import { type TestServer, startTestServer, testFamily } from "../../fixtures/server/test-server.ts";
import { signInBrowser } from "../../fixtures/access/sign-in.ts";

const elsewhere = { "x-forwarded-for": "192.168.1.50" };

let server: TestServer;
describe("while no parent has a PIN", () => {
  let code = "";
  let machine: TestBrowser;
  beforeAll(async () => {
    server = await startTestServer({ env: { MEMBER_PIN_MIA: "1234" } });
    machine = openTestBrowser(server);
  });
  afterAll(() => server.close());

  const mend = async (): Promise<void> => {
    if ((await machine.get("/api/config")).body.setupDone === true) {
      const db = new Database(join(server.dataDir, "wall.db"));
      resetPins(db, ["mom", "dad"]);
      db.close();
    }
    if ((await machine.get("/api/members")).body.length !== testFamily.length)
      await machine.send("PUT", "/api/members", testFamily);
  };

  const refused = (admitted: boolean, rank: number, setupRefusal: string) => (one: Operation) => {
    if (strength[one.access] <= rank) return "in";
    if (one.setup === true) return admitted ? "in" : setupRefusal;
    return one.access === "member" ? "401 signInFirst" : "409 pinNotSet";
  };
  // Operations that take a PIN, or lock what only a PIN unlocks, answer that there is none.
  const noPins = {
    "POST /api/unlock": "409 pinNotSet",
    "POST /api/budget/unlock": "409 pinNotSet",
    "POST /api/babysitter/on": "409 pinNotSet",
    "POST /api/babysitter/off": "409 pinNotSet",
    "POST /api/tasks": "409 pinNotSet",
  };
  const noSession = { "GET /api/session": "401 signInFirst" };

  const roles: [string, boolean, string, Record<string, string>, () => Record<string, string>][] = [
    ["the machine itself", true, "in", noSession, () => ({})],
    ["another browser", false, "409 pinNotSet", noSession, () => elsewhere],
    [
      "another browser with a wrong code",
      false,
      "401 setupCodeWrong",
      noSession,
      () => ({ ...elsewhere, "x-setup-code": code === "000000" ? "000001" : "000000" }),
    ],
    [
      "another browser with the code that the wall shows",
      true,
      "in",
      noSession,
      () => ({ ...elsewhere, "x-setup-code": code }),
    ],
  ];

  it.each(roles)(
    "%s may do what the contract says, and nothing else",
    async (name, admitted, setupRefusal, unlisted, headersNow) => {
      const browser = openTestBrowser(server);
      const role = {
        ...{ name, browser },
        get headers() {
          return headersNow();
        },
        ready: async () => {
          ({ code } = (await machine.get("/api/setup")).body);
        },
        pin: { of: "leo" },
      };
      const outcomes = await tryEveryOperation(server, role, mend);
      expect(outcomes).toEqual(
        await promisedOutcomes(server, refused(admitted, 0, setupRefusal), {
          ...noPins,
          ...unlisted,
        }),
      );
    },
    60_000,
  );

  it("a child's phone may do what the contract says, and nothing else", async () => {
    const browser = openTestBrowser(server);
    const role: Role = {
      ...{ name: "child", browser, headers: elsewhere },
      ready: async () => {
        if ((await browser.get("/api/session")).status !== 200)
          await signInBrowser(browser, "mia", "1234");
      },
      pin: { of: "mia", now: "1234" },
    };
    const outcomes = await tryEveryOperation(server, role, mend);
    expect(outcomes).toEqual(
      await promisedOutcomes(server, refused(false, 1, "409 pinNotSet"), noPins),
    );
  }, 60_000);
});
