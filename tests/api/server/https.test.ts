import { once } from "node:events";
import { copyFileSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer, request } from "node:http";
import { request as requestSecurely } from "node:https";
import { type AddressInfo, connect as connectSilently } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { connect, type TLSSocket } from "node:tls";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { lanAddress } from "#server/http/phone-urls.ts";
import { openTestBrowser } from "../../fixtures/http/test-browser.ts";
import { type TestServer, startTestServer } from "../../fixtures/server/test-server.ts";
import { familyPins, signInBrowser } from "../../fixtures/access/sign-in.ts";

const pairs = resolve(import.meta.dirname, "../../fixtures/tls");
let dir = "";
let files = { TLS_CERT: "", TLS_KEY: "" };
let open: TestServer | undefined;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), "family-wall-tls-"));
  files = { TLS_CERT: join(dir, "cert.pem"), TLS_KEY: join(dir, "key.pem") };
});
afterEach(async () => {
  await open?.close();
  open = undefined;
  rmSync(dir, { recursive: true, force: true });
});

type Pair = "wall" | "renewed" | "expired";
const putCertificate = (pair: Pair): void =>
  copyFileSync(join(pairs, `${pair}.pem`), files.TLS_CERT);
const putKey = (pair: Pair): void => copyFileSync(join(pairs, `${pair}-key.pem`), files.TLS_KEY);

const openSecure = async (pair: Pair, env: Record<string, string> = {}): Promise<TestServer> => {
  putCertificate(pair);
  putKey(pair);
  open = await startTestServer({
    env: { ...familyPins, ...files, ALLOWED_HOSTS: "wall.test", ...env },
  });
  return open;
};

const portOf = ({ url }: TestServer): number => Number(new URL(url).port);

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

/** Sends a request as a phone that trusts the certificate. */
const askSecurely = (
  server: TestServer,
  path: string,
  method = "GET",
  body = "",
): Promise<Answer> =>
  new Promise((done, fail) => {
    const options = {
      ...{ host: "127.0.0.1", port: portOf(server), path, method, agent: false },
      ca: readFileSync(join(pairs, "wall.pem")),
      headers: {
        host: "wall.test",
        ...(body === "" ? {} : { "content-type": "application/json" }),
      },
    };
    requestSecurely(options, (response) => {
      let said = "";
      response.on("data", (chunk: Buffer) => (said += chunk.toString()));
      response.on("end", () =>
        done({ status: response.statusCode ?? 0, headers: response.headers, body: said }),
      );
    })
      .on("error", fail)
      .end(body);
  });

/** Makes a TLS handshake as a phone does, whether or not it trusts the certificate. */
const shakeHands = (server: TestServer): Promise<TLSSocket> =>
  new Promise((done, fail) => {
    const options = { host: "127.0.0.1", port: portOf(server), rejectUnauthorized: false };
    const socket = connect(options, () => done(socket)).on("error", fail);
  });

const serialShown = async (server: TestServer): Promise<string> => {
  const socket = await shakeHands(server);
  const { serialNumber } = socket.getPeerCertificate();
  socket.destroy();
  return serialNumber;
};

const noticesOf = async (server: TestServer): Promise<string[]> =>
  (await openTestBrowser(server).get("/api/config")).body.notices.map(
    ({ code }: { code: string }) => code,
  );

describe("a wall with a certificate of its own", () => {
  it("serves phones on https, with cookies and headers that are only for there", async () => {
    const server = await openSecure("wall");
    const page = await askSecurely(server, "/api/members");
    expect(page.status).toBe(200);
    expect(page.headers["strict-transport-security"]).toMatch(/^max-age=\d+$/);
    expect(page.headers["content-security-policy"]).toContain("upgrade-insecure-requests");
    const proof = JSON.stringify({ memberId: "mom", pin: "2468" });
    const signedIn = await askSecurely(server, "/api/session", "POST", proof);
    expect(signedIn.status).toBe(200);
    const [cookie = ""] = signedIn.headers["set-cookie"] ?? [];
    expect(cookie.split("; ")).toEqual(
      expect.arrayContaining(["Secure", "HttpOnly", "SameSite=Strict"]),
    );
  });

  it("says https where it listens, and still lets its own window in without", async () => {
    const server = await openSecure("wall");
    expect(server.log()).toContain(`"url":"https://127.0.0.1:${portOf(server)}"`);
    const wall = await fetch(`${server.url}/`);
    expect(wall.headers.get("strict-transport-security")).toBeNull();
    expect(wall.headers.get("content-security-policy")).not.toContain("upgrade-insecure-requests");
    expect(wall.headers.getSetCookie().join()).not.toContain("Secure");
    const big = { text: "x".repeat(200_000) };
    expect((await openTestBrowser(server).send("POST", "/api/calendar/parse", big)).status).toBe(
      400,
    );
  });

  it.skipIf(lanAddress() === null)(
    "sends whoever comes from elsewhere on plain http to https, at its public address if it has one",
    async () => {
      const sentTo = (server: TestServer, headers: Record<string, string> = {}): Promise<string> =>
        new Promise((done, fail) => {
          // A connection from one address to another isn't local.
          const localAddress = lanAddress() ?? "";
          const asked = { port: portOf(server), localAddress, path: "/m/lists?a=1", headers };
          request({ host: "127.0.0.1", ...asked }, (response) => {
            response.resume();
            done(`${response.statusCode} ${response.headers.location}`);
          })
            .on("error", fail)
            .end();
        });
      const near = await openSecure("wall");
      expect(await sentTo(near, { host: "wall.test:8080" })).toBe(
        "308 https://wall.test:8080/m/lists?a=1",
      );
      expect(await sentTo(near, { host: "evil.example@wall" })).toMatch(/^400/);
      await near.close();
      const far = await openSecure("wall", { PUBLIC_URL: "https://wall.example" });
      expect(await sentTo(far)).toBe("308 https://wall.example/m/lists?a=1");
    },
  );

  it("shows a renewed certificate without a restart, and keeps the last good one when a renewal is broken", async () => {
    const server = await openSecure("wall");
    const [wall, renewed] = ["9784", "2851"];
    const phone = await shakeHands(server);
    expect(await serialShown(server)).toContain(wall);
    putCertificate("renewed");
    await expect.poll(() => server.log()).toContain("the renewed certificate can't be used");
    expect(await serialShown(server)).toContain(wall);
    putKey("renewed");
    await expect.poll(() => serialShown(server)).toContain(renewed);
    expect(phone.readyState).toBe("open");
    phone.destroy();
  });

  it("ends in time although somebody holds a connection without a word", async () => {
    const server = await openSecure("wall");
    const silent = connectSilently(portOf(server), "127.0.0.1");
    const gone = once(silent, "close");
    await once(silent, "connect");
    const begun = performance.now();
    await server.close();
    open = undefined;
    expect(performance.now() - begun).toBeLessThan(2000);
    await gone;
  });

  it("tells the family on the wall when its certificate ends within a week, and when it has ended", async () => {
    const server = await openSecure("wall");
    expect(await noticesOf(server)).toEqual([]);
    server.clock.set("2125-12-26T12:00:00Z");
    expect(await noticesOf(server)).toContain("certificateEnds");
    server.clock.set("2126-01-02T12:00:00Z");
    expect(await noticesOf(server)).toContain("certificateEnded");
  });

  it("goes on in the kitchen with a certificate that has ended", async () => {
    const server = await openSecure("expired");
    expect(await noticesOf(server)).toEqual(["certificateEnded"]);
    expect(server.log()).toContain("the certificate ended");
  });
});

describe("a certificate that can't work", () => {
  const refusal = async (env: Record<string, string>): Promise<string> => {
    try {
      open = await startTestServer({ env });
      return "it started";
    } catch (error) {
      return error instanceof Error ? error.message : "";
    }
  };

  it("is refused without its key", async () => {
    expect(await refusal({ TLS_CERT: files.TLS_CERT })).toMatch(/^TLS_KEY: .*TLS_CERT/);
    expect(await refusal({ TLS_KEY: files.TLS_KEY })).toMatch(/^TLS_CERT: .*TLS_KEY/);
  });

  it("is refused where the files can't be read, each by its name", async () => {
    expect(await refusal(files)).toMatch(/^TLS_CERT: .*cert\.pem.*\nTLS_KEY: .*key\.pem/);
  });

  it("is refused with a key that belongs to another one", async () => {
    putCertificate("wall");
    putKey("renewed");
    expect(await refusal(files)).toMatch(/^TLS_KEY: .*doesn't belong to the certificate/);
  });

  it("is refused where the two were mixed up", async () => {
    putCertificate("wall");
    putKey("wall");
    const mixed = await refusal({ TLS_CERT: files.TLS_KEY, TLS_KEY: files.TLS_CERT });
    expect(mixed).toMatch(/^TLS_CERT: .*holds no certificate.*\nTLS_KEY: .*holds no private key/);
  });
});

describe("a wall behind a proxy on its machine", () => {
  /**
   * Forwards requests with the headers that Caddy and `tailscale serve` add by themselves, and nginx by the recipe in
   * docs/https.md.
   */
  const startProxy = async (server: TestServer): Promise<{ url: string; close: () => void }> => {
    const proxy = createServer((incoming, outgoing) => {
      const forwarded = {
        "x-forwarded-for": "192.168.1.50",
        "x-forwarded-proto": "https",
        "x-forwarded-host": "wall.example",
      };
      const headers = { ...incoming.headers, ...forwarded, host: "wall.example" };
      const { method, url: path } = incoming;
      const target = { host: "127.0.0.1", port: portOf(server), method, path, headers };
      const passed = request(target, (response) => {
        outgoing.writeHead(response.statusCode ?? 502, response.headers);
        response.pipe(outgoing);
      });
      incoming.pipe(passed);
    });
    await new Promise<void>((done) => proxy.listen(0, "127.0.0.1", done));
    const { port } = proxy.address() as AddressInfo;
    return { url: `http://127.0.0.1:${port}`, close: () => void proxy.close() };
  };

  it.each(["without", "with"])(
    "gives phones Secure cookies and the headers of https, %s a certificate of its own",
    async (own) => {
      const env = { ...familyPins, PUBLIC_URL: "https://wall.example" };
      open = own === "with" ? await openSecure("wall", env) : await startTestServer({ env });
      const proxy = await startProxy(open);
      const phone = openTestBrowser(proxy);
      const origin = { origin: "https://wall.example" };
      const proof = { memberId: "mom", pin: "2468" };
      const signedIn = await phone.send("POST", "/api/session", proof, origin);
      expect(signedIn.status).toBe(200);
      expect(signedIn.headers.getSetCookie()[0]).toContain("; Secure");
      expect(signedIn.headers.get("strict-transport-security")).not.toBeNull();
      expect((await phone.get("/api/push")).body).toMatchObject({ configured: true });
      expect((await phone.get("/api/push")).body.reason).toBeUndefined();
      expect((await phone.get("/api/setup")).body.code).toBeNull();
      proxy.close();
    },
  );

  it("isn't believed where no PUBLIC_URL says that there is one", async () => {
    open = await startTestServer({ env: { ...familyPins, ALLOWED_HOSTS: "wall.example" } });
    const proxy = await startProxy(open);
    const phone = openTestBrowser(proxy);
    const { headers } = await signInBrowser(phone, "mom", "2468");
    expect(headers.getSetCookie()[0]).not.toContain("Secure");
    expect(headers.get("strict-transport-security")).toBeNull();
    proxy.close();
  });
});
