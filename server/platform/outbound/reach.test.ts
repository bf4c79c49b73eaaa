import { networkInterfaces } from "node:os";
import { afterEach, expect, test } from "vitest";
import { openOutboundServers } from "#tests/fixtures/http/outbound-servers.ts";
import { createOutbound } from "./outbound.ts";

const strangers = openOutboundServers();
const { failure, outbound, serve, tools } = strangers;
afterEach(strangers.close);

const spellings = (port: number): string[] =>
  [
    "127.0.0.1",
    "127.1",
    "127.0.1",
    "2130706433",
    "0x7f000001",
    "0x7f.0.0.1",
    "0177.0.0.1",
    "017700000001",
    "127.0.0.1.",
    "localhost",
    "LOCALHOST",
    "0",
    "0.0.0.0",
    "[::1]",
    "[0:0:0:0:0:0:0:1]",
    "[::ffff:127.0.0.1]",
    "[::ffff:7f00:1]",
    "[::127.0.0.1]",
    "[::]",
    "①②⑦.0.0.1",
    "127。0。0。1",
    "%31%32%37.0.0.1",
    "user:pass@127.0.0.1",
  ].map((host) => `http://${host}:${port}/secret-path`);

test("a stranger's address that leads into the house is never asked, however it is spelled", async () => {
  const canary = await serve((_request, response) => response.end("found"));
  const reasons = await Promise.all(
    spellings(canary.port).map(async (url) => (await failure({ url })).reason),
  );
  expect(new Set(reasons)).toEqual(new Set(["forbiddenAddress"]));
  expect(canary.hits()).toBe(0);
});

test.each([
  "http://10.0.0.1/",
  "http://169.254.169.254/latest",
  "http://[fe80::1]/",
  "http://192.168.1.1/",
  "http://[fd00::1]/",
])("the house's own network at %s is not asked", async (url) =>
  expect((await failure({ url })).reason).toBe("forbiddenAddress"),
);

test.each([
  "file:///etc/passwd",
  "ftp://example.com/x",
  "data:text/plain,x",
  "not an address",
  "",
  "http://",
])("%j is no web address", async (url) =>
  expect((await failure({ url, operatorHost: true })).reason).toBe("badAddress"),
);

test("a host that the operator configured may be at home", async () => {
  const nas = await serve((_request, response) => response.end("hello"));
  const answer = await outbound({ url: nas.url, operatorHost: true });
  expect([answer.status, answer.text()]).toEqual([200, "hello"]);
});

test("a configured host can't send us on to another place in the house", async () => {
  const canary = await serve((_request, response) => response.end("found"));
  for (const url of spellings(canary.port).filter((spelling) => /^[\x20-\x7e]+$/.test(spelling))) {
    const source = await serve((_request, response) =>
      response.writeHead(302, { location: url }).end(),
    );
    expect((await failure({ url: source.url, operatorHost: true })).reason).toBe(
      "forbiddenAddress",
    );
  }
  expect(canary.hits()).toBe(0);
});

test("a redirect on the same host is followed with its credentials, at most five times", async () => {
  const seen: (string | undefined)[] = [];
  const source = await serve((request, response) => {
    seen.push(request.headers.authorization);
    const step = Number(request.url?.slice(1));
    if (step < 5) response.writeHead(302, { location: `/${step + 1}` }).end();
    else response.end("there");
  });
  const url = `http://mum:p%40ss@127.0.0.1:${source.port}/0`;
  expect((await outbound({ url, operatorHost: true })).text()).toBe("there");
  expect(new Set(seen)).toEqual(new Set([`Basic ${Buffer.from("mum:p@ss").toString("base64")}`]));
  expect((await failure({ url: url.replace("/0", "/-1"), operatorHost: true })).reason).toBe(
    "redirects",
  );
});

test("a redirect to a file or without end is refused", async () => {
  const file = await serve((_request, response) =>
    response.writeHead(302, { location: "file:///etc/passwd" }).end(),
  );
  expect((await failure({ url: file.url, operatorHost: true })).reason).toBe("badAddress");
  const loop = await serve((_request, response) =>
    response.writeHead(307, { location: "/" }).end(),
  );
  expect((await failure({ url: loop.url, operatorHost: true })).reason).toBe("redirects");
  expect(loop.hits()).toBe(6);
});

test("a name that turns from a public address into a private one is checked where it is connected", async () => {
  const canary = await serve((_request, response) => response.end("found"));
  const answers = ["93.184.215.14", "127.0.0.1", "127.0.0.1"];
  let asked = 0;
  const rebinding = createOutbound({
    ...tools,
    resolve: async () => [{ address: answers[(asked += 1)] ?? "127.0.0.1", family: 4 }],
  });
  const url = `http://calendar.example:${canary.port}/`;
  expect((await failure({ url }, rebinding)).reason).toBe("forbiddenAddress");
  expect([asked, canary.hits()]).toEqual([1, 0]);
});

test("an address that somebody in the house typed may be another machine's, never this one's or a cloud's", async () => {
  const canary = await serve((_request, response) => response.end("found"));
  const ours = Object.values(networkInterfaces())
    .flatMap((each) => each ?? [])
    .filter(({ family }) => family === "IPv4")
    .map(({ address }) => address);
  for (const host of [...ours, "127.0.0.1", "localhost", "0.0.0.0", "[::1]", "169.254.169.254"])
    expect(
      (await failure({ url: `http://${host}:${canary.port}/`, operatorHost: "house" })).reason,
    ).toBe("forbiddenAddress");
  expect(canary.hits()).toBe(0);
});
