import { execFile } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Database from "better-sqlite3";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type TestBrowser, openTestBrowser } from "../../fixtures/http/test-browser.ts";
import { statusAsParent, signInBrowser, unlockBrowser } from "../../fixtures/access/sign-in.ts";
import {
  programEnv,
  serverProgram,
  type TestServerProcess,
  startProcess,
} from "../../fixtures/server/server-process.ts";

interface Ended {
  readonly code: number;
  readonly said: string;
  readonly complained: string;
}

let dir = "";
let server: TestServerProcess;
const env = (): Record<string, string> => ({
  DATA_DIR: join(dir, "data"),
  CONFIG_DIR: join(dir, "config"),
});
const familyWall = (...args: string[]): Promise<Ended> =>
  new Promise((done) => {
    const child = execFile(
      process.execPath,
      [serverProgram, ...args],
      { cwd: dir, env: { ...programEnv, ...env() } },
      (_error, said, complained) => done({ code: child.exitCode ?? -1, said, complained }),
    );
  });
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), "family-wall-reset-"));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));
/** Runs a server with two PINs beside each test of a group. */
const besideServer = (): void => {
  beforeEach(async () => {
    server = await startProcess({ ...env(), MEMBER_PIN_MOM: "2468", MEMBER_PIN_MIA: "1234" }, dir);
  });
  afterEach(() => server.end("SIGKILL"));
};
const phoneOf = async (memberId: string, pin: string): Promise<TestBrowser> => {
  const phone = openTestBrowser(server);
  await signInBrowser(phone, memberId, pin);
  return phone;
};
const setupDone = async (): Promise<boolean> =>
  (await openTestBrowser(server).get("/api/config")).body.setupDone;

describe("a PIN", () => {
  besideServer();

  it("is kept so that each guess at it costs 32 MiB and a moment", () => {
    const db = new Database(join(dir, "data/wall.db"), { readonly: true });
    const costs = db.prepare<[], number>("SELECT DISTINCT cost FROM pins").pluck().all();
    db.close();
    expect(costs).toEqual([2 ** 15]);
  });
});

describe("family-wall pin-reset", () => {
  besideServer();

  it("takes the parents' PINs away beside a running wall, which notices at once and can be set up anew", async () => {
    const [mom, mia] = [await phoneOf("mom", "2468"), await phoneOf("mia", "1234")];
    await unlockBrowser(mom, "mom", "2468");
    expect(await statusAsParent(mom)).toBe(200);
    for (let n = 0; n < 6; n++) await unlockBrowser(mia, "mom", "0000");
    const reset = await familyWall("pin-reset");
    expect(reset).toMatchObject({ code: 0, complained: "" });
    expect(reset.said).toContain("Mom has no PIN any more");
    expect(reset.said).toContain("Dad had no PIN");
    expect(await setupDone()).toBe(false);
    expect((await openTestBrowser(server).get("/api/setup")).body.code).toMatch(/^\d{6}$/);
    expect((await mom.get("/api/session")).status).toBe(401);
    expect(await statusAsParent(mom)).toBe(409);
    expect((await mia.get("/api/session")).status).toBe(200);
    const wall = openTestBrowser(server);
    expect((await wall.send("PUT", "/api/members/mom/pin", { pin: "97531" })).status).toBe(200);
    expect((await unlockBrowser(mia, "mom", "97531")).status).toBe(200);
    expect((await mom.get("/api/unlock")).body.unlocked).toBe(false);
  });

  it("takes one child's PIN away while the wall is off", async () => {
    await server.end("SIGTERM");
    const reset = await familyWall("pin-reset", "mia");
    expect([reset.code, reset.said]).toEqual([
      0,
      "Mia has no PIN any more; phones signed in as Mia are signed out.\n",
    ]);
    server = await startProcess(env(), dir);
    expect((await signInBrowser(openTestBrowser(server), "mia", "1234")).body.code).toBe(
      "pinNotSet",
    );
    expect((await unlockBrowser(openTestBrowser(server), "mom", "2468")).status).toBe(200);
  });

  it("says so when the environment will give the PIN back", async () => {
    const child = await new Promise<string>((done) => {
      execFile(
        process.execPath,
        [serverProgram, "pin-reset", "mom"],
        { cwd: dir, env: { ...programEnv, ...env(), MEMBER_PIN_MOM: "2468" } },
        (_error, said) => done(said),
      );
    });
    expect(child).toContain("MEMBER_PIN_MOM gives Mom that PIN again at the next start");
    expect(child).not.toContain("2468");
  });

  it("names who lives here when it doesn't know somebody, and changes nothing", async () => {
    const unknown = await familyWall("pin-reset", "granny");
    expect(unknown.code).toBe(1);
    expect(unknown.complained).toMatch(
      /^granny: nobody in .*members\.json has this id, only mia, /,
    );
    expect(await setupDone()).toBe(true);
  });

  it("waits after a power cut until the wall has looked after itself, and nobody is alarmed", async () => {
    await server.end("SIGKILL");
    const reset = await familyWall("pin-reset");
    expect([reset.code, reset.complained]).toEqual([
      1,
      expect.stringContaining("the wall was cut off and has not been on since"),
    ]);
    server = await startProcess(env(), dir);
    expect((await openTestBrowser(server).get("/api/config")).body.notices).toEqual([]);
    expect((await familyWall("pin-reset")).code).toBe(0);
    expect(await setupDone()).toBe(false);
  });

  it("says so where nothing was ever kept", async () => {
    await server.end("SIGTERM");
    rmSync(join(dir, "data"), { recursive: true });
    const nothing = await familyWall("pin-reset");
    expect([nothing.code, nothing.complained]).toEqual([
      1,
      expect.stringMatching(/^DATA_DIR: there is no .*wall\.db/),
    ]);
  });
});

describe("the program's help", () => {
  it.each(["--help", "-h"])("is shown by %s, and nothing is started", async (flag) => {
    const help = await familyWall(flag);
    expect([help.code, help.complained]).toEqual([0, ""]);
    expect(help.said).toContain("family-wall pin-reset");
    expect(readdirSync(dir)).toEqual([]);
  });

  it.each([[["pin-rest"]], [["--port", "80"]], [["pin-reset", "mia", "leo"]]])(
    "is shown for %j, which it doesn't know",
    async (args) => {
      const unclear = await familyWall(...args);
      expect([unclear.code, unclear.said]).toEqual([2, ""]);
      expect(unclear.complained).toContain("family-wall --help");
      expect(readdirSync(dir)).toEqual([]);
    },
  );
});
