import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { api } from "#contract/api.ts";
import {
  type Operation,
  type UnlockArea,
  type WallRight,
  wallRights,
} from "#contract/operation.ts";
import { type TestBrowser, openTestBrowser } from "../../fixtures/http/test-browser.ts";
import {
  promisedOutcomes,
  strength,
  type Role,
  tryEveryOperation,
} from "../../fixtures/access/every-operation.ts";
import { newSitterLink, showCode } from "../../fixtures/access/links.ts";
import { type TestServer, startTestServer, testFamily } from "../../fixtures/server/test-server.ts";
import {
  allowWall,
  familyPins,
  openBudget,
  openWallBrowser,
  signInBrowser,
  unlockBrowser,
} from "../../fixtures/access/sign-in.ts";

const elsewhere = { "x-forwarded-for": "192.168.1.50" };

let server: TestServer;
const open = async (env: Record<string, string>): Promise<void> => {
  server = await startTestServer({ env });
};

/** A role's name, its rank and what is open to it, outcomes that the contract doesn't tell, and how it comes. */
type RoleRow = [
  string,
  [rank: number, areas: readonly UnlockArea[], may?: WallRight],
  Record<string, string>,
  () => Promise<Role>,
];

it("every write that is for anyone says what a wall has to be allowed for it, and nothing else does", () => {
  const wrong = Object.entries<Operation>(api)
    .filter(([key, { access, right }]) => {
      const isWriteOfAnyone = access === "anyone" && !key.startsWith("GET ");
      return isWriteOfAnyone !== (right !== undefined);
    })
    .map(([key]) => key);
  expect(wrong).toEqual([]);
});

it("every operation that isn't for anyone says which unlock opens it", () => {
  const without = Object.entries<Operation>(api)
    .filter(([, { access, unlock }]) => (access === "anyone") !== (unlock === undefined))
    .map(([key]) => key);
  expect(without).toEqual([]);
});

describe("once a parent has a PIN", () => {
  let keeper: TestBrowser;
  beforeAll(async () => {
    await open({ ...familyPins, BUDGET_PROVIDER: "file", BUDGET_FILE: "not-there.json" });
    keeper = openTestBrowser(server);
  });
  afterAll(() => server.close());

  const unlocked = async (browser: TestBrowser): Promise<void> => {
    if (!(await browser.get("/api/unlock")).body.unlocked)
      await unlockBrowser(browser, "mom", "2468");
  };
  const opened = async (browser: TestBrowser, area: UnlockArea): Promise<void> => {
    if ((await browser.get("/api/unlock")).body.open?.[area] !== undefined) return;
    if (area === "budget") await openBudget(browser, "mom", "2468");
    else await browser.send("POST", "/api/unlock", { memberId: "mom", pin: "2468", for: area });
  };
  const signedIn = async (browser: TestBrowser, memberId: string, pin: string): Promise<void> => {
    if ((await browser.get("/api/session")).status !== 200)
      await signInBrowser(browser, memberId, pin);
  };
  const signedInByCode = async (browser: TestBrowser, memberId: string, pin: string) => {
    if ((await browser.get("/api/session")).status === 200) return;
    const { token } = await showCode(await openWallBrowser(server), memberId, pin);
    await browser.send("POST", "/api/session/link", { token });
  };
  const mend = async (): Promise<void> => {
    const { body } = await keeper.get("/api/config");
    if (body.babysitter === true)
      await keeper.send("POST", "/api/babysitter/off", { memberId: "mom", pin: "2468" });
    if ((await keeper.get("/api/members")).body.length === testFamily.length) return;
    await unlocked(keeper);
    await keeper.send("PUT", "/api/members", testFamily);
  };

  const refused =
    (rank: number, areas: readonly UnlockArea[], may: WallRight) => (operation: Operation) => {
      const { right } = operation;
      if (right !== undefined && wallRights.indexOf(right) > wallRights.indexOf(may))
        return "403 wallMayNot";
      if (strength[operation.access] <= rank) return "in";
      if (operation.unlock !== undefined && areas.includes(operation.unlock)) return "in";
      if (operation.access === "member") return "401 signInFirst";
      if (operation.access === "parentNow") return "401 locked";
      return rank === 1 ? "403 notParent" : "401 parentNeeded";
    };
  // Whether a task needs a parent depends on its list in the body; and nobody is signed in without a phone.
  const routines = (outcome: string) => ({ "POST /api/tasks": outcome });
  const noSession = { "GET /api/session": "401 signInFirst" };
  const noPhone = {
    "POST /api/push/subscribe": "401 signInFirst",
    "PUT /api/session/app": "401 signInFirst",
  };

  const openWall = (area: UnlockArea) => async (): Promise<Role> => {
    const browser = await openWallBrowser(server);
    await allowWall(server, browser, "look");
    return {
      ...{ name: area, browser, headers: elsewhere },
      ...{ ready: () => opened(browser, area), pin: { of: "leo" } },
    };
  };
  const wallOf = (area: UnlockArea, unlisted: Record<string, string>): RoleRow => [
    `a wall that may only look, on which a parent opened ${area}`,
    [0, [area], area === "budget" ? "look" : "write"],
    { ...noSession, ...unlisted },
    openWall(area),
  ];

  /** A wall whose rights a parent has chosen. */
  const wallThatMay = (may: WallRight): RoleRow => [
    `a wall that may ${may}`,
    [0, [], may],
    { ...routines(may === "look" ? "403 wallMayNot" : "401 parentNeeded"), ...noSession },
    async () => {
      const browser = await openWallBrowser(server);
      await allowWall(server, browser, may);
      return {
        ...{ name: may, browser, headers: elsewhere },
        ...{ ready: () => Promise.resolve(), pin: { of: "leo" } },
      };
    },
  ];

  const roles: RoleRow[] = [
    [
      "nobody, also on the machine itself",
      [0, []],
      { ...routines("401 parentNeeded"), ...noSession },
      async () => ({
        ...{ name: "nobody", browser: openTestBrowser(server), headers: {} },
        ...{ ready: () => Promise.resolve(), pin: { of: "leo" } },
      }),
    ],
    [
      "a wall that may only look, on which a child is signed in",
      [1, [], "look"],
      routines("403 wallMayNot"),
      async () => {
        const browser = await openWallBrowser(server);
        await allowWall(server, browser, "look");
        return {
          ...{ name: "childOnWall", browser, headers: elsewhere },
          ready: () => signedIn(browser, "mia", "1234"),
          pin: { of: "mia", now: "1234" },
        };
      },
    ],
    wallThatMay("look"),
    wallThatMay("tick"),
    wallThatMay("write"),
    [
      "a wall that nobody has named",
      [0, [], "tick"],
      { ...routines("401 parentNeeded"), ...noSession },
      async () => ({
        ...{ name: "wall", browser: await openWallBrowser(server), headers: elsewhere },
        ...{ ready: () => Promise.resolve(), pin: { of: "leo" } },
      }),
    ],
    [
      "a wall on the machine itself",
      [0, []],
      { ...routines("401 parentNeeded"), ...noSession },
      async () => ({
        ...{ name: "own", browser: await openWallBrowser(server), headers: {} },
        ...{ ready: () => Promise.resolve(), pin: { of: "leo" } },
      }),
    ],
    [
      "somebody with a set-up code",
      [0, []],
      { ...routines("401 parentNeeded"), ...noSession },
      async () => ({
        ...{ name: "code", browser: openTestBrowser(server) },
        headers: { ...elsewhere, "x-setup-code": "123456" },
        ...{ ready: () => Promise.resolve(), pin: { of: "leo" } },
      }),
    ],
    [
      "a child's phone",
      [1, []],
      routines("403 notParent"),
      async () => {
        const browser = openTestBrowser(server);
        return {
          ...{ name: "child", browser, headers: elsewhere },
          ready: () => signedIn(browser, "mia", "1234"),
          pin: { of: "mia", now: "1234" },
        };
      },
    ],
    [
      "a child's phone that was signed in by a code",
      [1, []],
      routines("403 notParent"),
      async () => {
        const browser = openTestBrowser(server);
        return {
          ...{ name: "childByCode", browser, headers: elsewhere },
          ...{
            ready: () => signedInByCode(browser, "mia", "1234"),
            pin: { of: "mia", now: "1234" },
          },
        };
      },
    ],
    [
      "a parent's phone that was signed in by a code",
      [2, []],
      {},
      async () => {
        const browser = openTestBrowser(server);
        return {
          ...{ name: "parentByCode", browser, headers: elsewhere },
          ...{
            ready: () => signedInByCode(browser, "mom", "2468"),
            pin: { of: "mom", now: "2468" },
          },
        };
      },
    ],
    [
      "a sitter's phone, whose link is open",
      [0, []],
      { ...routines("401 parentNeeded"), ...noSession },
      async () => {
        const browser = openTestBrowser(server);
        const openLink = async () => {
          if ((await browser.get("/api/sitter")).status === 200) return;
          const { token } = await newSitterLink(server);
          await browser.send("POST", "/api/sitter/open", { token });
        };
        return {
          ...{ name: "sitter", browser, headers: elsewhere },
          ...{ ready: openLink, pin: { of: "leo" } },
        };
      },
    ],
    [
      "a parent's phone",
      [2, []],
      {},
      async () => {
        const browser = openTestBrowser(server);
        return {
          ...{ name: "parent", browser, headers: elsewhere },
          ready: () => signedIn(browser, "mom", "2468"),
          pin: { of: "mom", now: "2468" },
        };
      },
    ],
    [
      "a wall that may only tick, and that a parent unlocked",
      [0, ["acts", "settings"]],
      { ...noSession, ...noPhone },
      async () => {
        const browser = await openWallBrowser(server);
        await allowWall(server, browser, "tick");
        return {
          ...{ name: "unlocked", browser, headers: elsewhere },
          ...{ ready: () => unlocked(browser), pin: { of: "leo" } },
        };
      },
    ],
    wallOf("acts", {}),
    wallOf("settings", {
      ...routines("401 parentNeeded"),
      ...noPhone,
    }),
    wallOf("budget", routines("403 wallMayNot")),
  ];

  it.each(roles)(
    "%s may do what the contract says, and nothing else",
    async (_name, [rank, areas, may = "write"], unlisted, come) => {
      const outcomes = await tryEveryOperation(server, await come(), mend);
      expect(outcomes).toEqual(await promisedOutcomes(server, refused(rank, areas, may), unlisted));
    },
    60_000,
  );
});
