import { networkInterfaces } from "node:os";
import { afterEach, expect, test } from "vitest";
import { openOutboundServers } from "#tests/fixtures/http/outbound-servers.ts";
import { type AddressPlace, createPlaceOfAddress } from "./address-place.ts";
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

const globalAddress = "2003:ea:1::20";
const isOurs = createPlaceOfAddress(() => [globalAddress]);

test.each([
  ["by name", "http://wall.example"],
  ["as it is", `http://[${globalAddress}]`],
])(
  "a global address of this machine is not asked %s, neither for a stranger nor for somebody in the house",
  async (_how, origin) => {
    const ask = createOutbound({
      ...{ ...tools, placeOf: isOurs },
      resolve: async () => [{ address: globalAddress, family: 6 }],
    });
    for (const operatorHost of [false, "house"] as const)
      expect((await failure({ url: `${origin}:9/`, operatorHost }, ask)).reason).toBe(
        "forbiddenAddress",
      );
  },
);

test("a redirect to a global address of this machine is not followed, by name or as it is", async () => {
  const ask = createOutbound({
    ...{ ...tools, placeOf: isOurs },
    resolve: async () => [{ address: globalAddress, family: 6 }],
  });
  for (const location of [`http://[${globalAddress}]:9/`, "http://wall.example:9/"]) {
    const source = await serve((_request, response) => response.writeHead(302, { location }).end());
    const reason = (await failure({ url: source.url, operatorHost: true }, ask)).reason;
    expect(reason).toBe("forbiddenAddress");
  }
});

test("what the operator named is host and port: no redirect to another port of this machine gains that", async () => {
  const canary = await serve((_request, response) => response.end("found"));
  const source = await serve((_request, response) =>
    response.writeHead(302, { location: `http://127.0.0.1:${canary.port}/` }).end(),
  );
  const ask = createOutbound({
    ...tools,
    resolve: async () => [{ address: "127.0.0.1", family: 4 }],
  });
  const { port } = canary;
  const named = { url: `http://mealie.example:${source.port}/`, operatorHost: true };
  expect((await failure(named, ask)).reason).toBe("forbiddenAddress");
  expect(canary.hits()).toBe(0);
  expect((await ask({ url: `http://mealie.example:${port}/`, operatorHost: true })).text()).toBe(
    "found",
  );
});

/** A calendar's server that sends its reader on to itself once, after which its name means another machine. */
const openTurncoat = async (before: AddressPlace, after: AddressPlace) => {
  let place = before;
  const source = await serve((request, response) => {
    if (request.url === "/second") return response.end("found");
    place = after;
    return response.writeHead(302, { location: "/second" }).end();
  });
  const ask = createOutbound({
    ...{ ...tools, placeOf: () => place },
    resolve: async () => [{ address: "127.0.0.1", family: 4 }],
  });
  return { source, ask, url: `http://calendar.example:${source.port}/` };
};

test("a calendar that is on the internet can't send its reader to a device at home by changing its name's address", async () => {
  const { source, ask, url } = await openTurncoat("internet", "house");
  expect((await failure({ url, operatorHost: "house" }, ask)).reason).toBe("forbiddenAddress");
  expect(source.hits()).toBe(1);
});

test("a calendar at home may lead on within its own machine, at the address that it had first", async () => {
  const { ask, url } = await openTurncoat("house", "house");
  const answer = await ask({ url, operatorHost: "house" });
  expect([answer.text(), answer.place]).toEqual(["found", "house"]);

  const addresses = ["127.0.0.1", "127.0.0.77"];
  const moving = createOutbound({
    ...{ ...tools, placeOf: () => "house" },
    resolve: async () => [{ address: addresses.shift() ?? "127.0.0.99", family: 4 }],
  });
  expect((await moving({ url, operatorHost: "house" })).text()).toBe("found");
  expect(addresses).toEqual(["127.0.0.77"]);
});

test("a house's calendar that comes to mean this machine is not asked again", async () => {
  const { ask, url } = await openTurncoat("house", "here");
  expect((await failure({ url, operatorHost: "house" }, ask)).reason).toBe("forbiddenAddress");
});
