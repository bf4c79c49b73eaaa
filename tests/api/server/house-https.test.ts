import { X509Certificate } from "node:crypto";
import { existsSync, readFileSync, statSync } from "node:fs";
import { request as askPlainly } from "node:http";
import { request as askSecurely } from "node:https";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { makeAuthority } from "#server/features/https/authority/make-authority.ts";
import { openTestBrowser, type TestBrowser } from "../../fixtures/http/test-browser.ts";
import { familyPins, unlockBrowser } from "../../fixtures/access/sign-in.ts";
import { type TestServer, startTestServer } from "../../fixtures/server/test-server.ts";

const name = "kitchen.test";
let open: TestServer | undefined;
afterEach(async () => {
  await open?.close();
  open = undefined;
});

const start = async (env: Record<string, string> = {}): Promise<TestServer> => {
  open = await startTestServer({ env: { ...familyPins, ALLOWED_HOSTS: name, ...env } });
  return open;
};

/** A parent, just now, on a browser of this machine. */
const parentOf = async (server: TestServer): Promise<TestBrowser> => {
  const browser = openTestBrowser(server);
  await unlockBrowser(browser, "mom", "2468");
  return browser;
};

/** Switches https on, or makes another authority in place of one; resolves with the fingerprint. */
const switchOn = async (server: TestServer, seen: string | null = null): Promise<string> => {
  const made = await (await parentOf(server)).send("POST", "/api/https/authority", { seen });
  expect(made.status).toBe(200);
  return made.body.authority.fingerprint;
};

const rootOf = async ({ url }: TestServer): Promise<Buffer> =>
  Buffer.from(await (await fetch(`${url}/api/https/authority.crt`)).arrayBuffer());

/** What another house's phones trust. */
const strangersRoot = (): Buffer =>
  new X509Certificate(makeAuthority({ names: [name], now: Date.now() }).root).raw;

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

interface Asking {
  readonly ca?: Buffer;
  readonly body?: object;
  readonly cookie?: string;
  readonly method?: string;
}

/** Asks as a phone at home does, by its name; by https only where it trusts the house's own authority. */
const ask = async (
  server: TestServer,
  path: string,
  { ca, body, cookie, method }: Asking = {},
): Promise<Answer> => {
  const text = body === undefined ? "" : JSON.stringify(body);
  const asked = {
    ...{ host: "127.0.0.1", port: new URL(server.url).port, path, agent: false as const },
    method: method ?? (body === undefined ? "GET" : "POST"),
    headers: {
      host: name,
      ...(body === undefined ? {} : { "content-type": "application/json" }),
      ...(cookie === undefined ? {} : { cookie }),
    },
  };
  return new Promise((done, fail) => {
    const pem = ca === undefined ? "" : new X509Certificate(ca).toString();
    (ca === undefined ? askPlainly(asked) : askSecurely({ ...asked, ca: pem, servername: name }))
      .on("response", (response) => {
        response.resume();
        done({ status: response.statusCode ?? 0, headers: response.headers });
      })
      .on("error", fail)
      .end(text);
  });
};

describe("a house with an authority of its own", () => {
  it("is reached by https by whoever trusts it, from the moment a parent switches it on", async () => {
    const server = await start();
    await expect(ask(server, "/api/members", { ca: strangersRoot() })).rejects.toThrow(
      "disconnected",
    );
    await switchOn(server);
    const ca = await rootOf(server);
    expect((await ask(server, "/api/members", { ca })).status).toBe(200);
    expect(await openTestBrowser(server).get("/api/https")).toMatchObject({
      body: { by: "authority", authority: { missingNames: [] }, isClockSet: true },
    });
  });

  it("goes on with plain http, sends nobody over, and insists on nothing", async () => {
    const server = await start();
    await switchOn(server);
    const ca = await rootOf(server);
    for (const by of [{}, { ca }]) {
      const answer = await ask(server, "/api/members", by);
      expect(answer.status).toBe(200);
      expect(answer.headers["strict-transport-security"]).toBeUndefined();
      expect(String(answer.headers["content-security-policy"])).not.toContain("upgrade-insecure");
    }
  });

  it("has other cookies on https, so that neither side overwrites the other's", async () => {
    const server = await start();
    await switchOn(server);
    const ca = await rootOf(server);
    const proof = { memberId: "mom", pin: "2468" };
    const cookieOf = async (by: { ca?: Buffer }): Promise<string[]> =>
      String(
        (await ask(server, "/api/session", { ...by, body: proof })).headers["set-cookie"],
      ).split("; ");
    const [secure, plain] = [await cookieOf({ ca }), await cookieOf({})];
    expect(secure[0]).toMatch(/^__Secure-family_wall_session=/);
    expect(secure).toContain("Secure");
    expect(plain[0]).toMatch(/^family_wall_session=/);
    expect(plain).not.toContain("Secure");
  });

  it("lists a phone that goes over once, whoever signs in there, and ends what it had on plain http", async () => {
    const server = await start();
    await switchOn(server);
    const ca = await rootOf(server);
    const parent = await parentOf(server);
    const phones = async (): Promise<string[]> =>
      (await parent.get("/api/devices")).body.items
        .filter(({ kind }: { kind: string }) => kind === "phone")
        .map(({ memberId }: { memberId: string }) => memberId);
    const signIn = async (body: object, by: { ca?: Buffer; cookie?: string }) => {
      const { headers } = await ask(server, "/api/session", { ...by, body });
      return String(headers["set-cookie"]).split(";")[0] ?? "";
    };
    const mom = { memberId: "mom", pin: "2468" };
    const other = await signIn(mom, {});
    for (const member of [mom, { memberId: "mia", pin: "1234" }]) {
      const cookie = await signIn({ memberId: "mia", pin: "1234" }, {});
      expect((await phones()).toSorted()).toEqual(["mia", "mom"]);
      const secure = await signIn(member, { ca, cookie });
      expect(await phones()).toHaveLength(2);
      expect((await ask(server, "/api/session", { cookie })).status).toBe(401);
      expect((await ask(server, "/api/session", { ca, cookie: secure })).status).toBe(200);
      await ask(server, "/api/session", { ca, cookie: secure, method: "DELETE" });
    }
    expect((await ask(server, "/api/session", { cookie: other })).status).toBe(200);
  });

  it("lets a page on plain http try it, by one empty answer and from the guide alone", async () => {
    const server = await start();
    await switchOn(server);
    const ca = await rootOf(server);
    const check = await ask(server, "/api/https/check", { ca });
    expect(check.headers["cross-origin-resource-policy"]).toBe("cross-origin");
    expect(check.headers["content-length"] ?? "0").toBe("0");
    const others = await ask(server, "/api/members", { ca });
    expect(others.headers["cross-origin-resource-policy"]).toBe("same-origin");
    const policyOf = async (path: string): Promise<string> =>
      String((await ask(server, path)).headers["content-security-policy"]);
    expect(await policyOf("/m/secure")).toMatch(/connect-src 'self' .*https:\/\/kitchen\.test:80/);
    expect(await policyOf("/m/")).not.toContain("connect-src");
  });

  it("keeps its key for itself: in no answer, for its own user alone, and gone once switched off", async () => {
    const server = await start();
    const seen = await switchOn(server);
    const file = join(server.configDir, "https-authority.pem");
    const [, key = ""] =
      /PRIVATE KEY-----\n([\s\S]+?)\n-----END/.exec(readFileSync(file, "utf8")) ?? [];
    expect(key.length).toBeGreaterThan(100);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const profile = await (await fetch(`${server.url}/api/https/authority.mobileconfig`)).text();
    const root = await rootOf(server);
    expect(profile).toContain(root.toString("base64"));
    expect(
      profile +
        JSON.stringify((await openTestBrowser(server).get("/api/https")).body) +
        server.log(),
    ).not.toContain(key.slice(0, 40));
    const parent = await parentOf(server);
    expect((await parent.send("DELETE", `/api/https/authority?seen=${seen}`)).status).toBe(204);
    expect(existsSync(file)).toBe(false);
    await expect(ask(server, "/api/members", { ca: root })).rejects.toThrow("disconnected");
    expect((await fetch(`${server.url}/api/https/authority.crt`)).status).toBe(404);
  });

  it("can be replaced: what phones trusted before counts no more", async () => {
    const server = await start();
    const seen = await switchOn(server);
    const before = await rootOf(server);
    await switchOn(server, seen);
    await expect(ask(server, "/api/members", { ca: before })).rejects.toThrow(
      "unable to get local issuer",
    );
    expect((await ask(server, "/api/members", { ca: await rootOf(server) })).status).toBe(200);
  });

  it("stays where a second parent's screen shows another one, or none yet", async () => {
    const server = await start();
    const [mom, dad] = [await parentOf(server), await parentOf(server)];
    const ask = (browser: TestBrowser, seen: string | null) =>
      browser.send("POST", "/api/https/authority", { seen });
    const both = await Promise.all([ask(mom, null), ask(dad, null)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const first = both.find(({ status }) => status === 200)?.body.authority.fingerprint;
    const again = await Promise.all([ask(mom, first), ask(dad, first)]);
    expect(again.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(again.find(({ status }) => status === 409)?.body.code).toBe("httpsChanged");
    const trusted = await rootOf(server);
    const off = await dad.send("DELETE", `/api/https/authority?seen=${String(first)}`);
    expect([off.status, off.body.code]).toEqual([409, "httpsChanged"]);
    expect(await rootOf(server)).toEqual(trusted);
    const unseen = await dad.send("POST", "/api/https/authority", {});
    expect([unseen.status, unseen.body.field]).toEqual([400, "seen"]);
  });

  it("isn't made where the operator gave another https", async () => {
    const server = await start({ PUBLIC_URL: "https://wall.example" });
    const refused = await (
      await parentOf(server)
    ).send("POST", "/api/https/authority", { seen: null });
    expect(refused).toMatchObject({ status: 409, body: { code: "httpsFixed" } });
    expect((await openTestBrowser(server).get("/api/https")).body).toMatchObject({
      ...{ by: "publicUrl", urls: ["https://wall.example/m/"], guideUrls: [] },
    });
  });
});
