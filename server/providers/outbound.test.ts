import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import { Writable } from "node:stream";
import { brotliCompressSync, createGzip, deflateSync, gzipSync } from "node:zlib";
import { pino } from "pino";
import { afterEach, expect, test } from "vitest";
import { systemClock } from "../clock.ts";
import { OutboundError } from "./outbound/failure.ts";
import { createOutbound, type OutboundRequest } from "./outbound.ts";

const servers: Server[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
    // One after the other: each is gone before the next test starts.
    await once(server, "close");
  }
});

const serve = async (listener: RequestListener) => {
  let hits = 0;
  const server = createServer((request, response) => {
    hits += 1;
    listener(request, response);
  });
  servers.push(server);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string")
    throw new Error("a listening server has a port");
  return { port: address.port, url: `http://127.0.0.1:${address.port}`, hits: () => hits };
};

const lines: string[] = [];
const log = pino(
  { level: "trace" },
  new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  }),
);
const outbound = createOutbound({ clock: systemClock, log });

const failure = async (request: OutboundRequest, ask = outbound): Promise<OutboundError> => {
  const outcome = await ask(request).catch((error: unknown) => error);
  if (!(outcome instanceof OutboundError))
    throw new Error(`expected a failure, got ${JSON.stringify(outcome)}`);
  return outcome;
};

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
    clock: systemClock,
    log,
    resolve: async () => [{ address: answers[(asked += 1)] ?? "127.0.0.1", family: 4 }],
  });
  const url = `http://calendar.example:${canary.port}/`;
  expect((await failure({ url }, rebinding)).reason).toBe("forbiddenAddress");
  expect([asked, canary.hits()]).toEqual([1, 0]);
});

test("IPv4 is tried first, and IPv6 where there is no other", async () => {
  const source = await serve((_request, response) => response.end("by IPv4"));
  const both = createOutbound({
    clock: systemClock,
    log,
    resolve: async () => [
      { address: "::1", family: 6 },
      { address: "127.0.0.1", family: 4 },
    ],
  });
  const answer = await both({ url: `http://nas.example:${source.port}/`, operatorHost: true });
  expect(answer.text()).toBe("by IPv4");
});

test("packed answers are unpacked", async () => {
  const packed: Record<string, Buffer> = {
    gzip: gzipSync("hello"),
    br: brotliCompressSync("hello"),
    deflate: deflateSync("hello"),
    identity: Buffer.from("hello"),
  };
  const source = await serve((request, response) => {
    const encoding = request.url?.slice(1) ?? "";
    response.writeHead(200, { "content-encoding": encoding }).end(packed[encoding]);
  });
  const texts = Object.keys(packed).map(async (name) =>
    (await outbound({ url: `${source.url}/${name}`, operatorHost: true })).text(),
  );
  expect(await Promise.all(texts)).toEqual(["hello", "hello", "hello", "hello"]);
  expect((await failure({ url: `${source.url}/gzip, gzip`, operatorHost: true })).reason).toBe(
    "reset",
  );
});

test("a bomb that unpacks to gigabytes is put down at the limit", async () => {
  let unpacked = 0;
  const source = await serve((_request, response) => {
    response.writeHead(200, { "content-encoding": "gzip" });
    const zip = createGzip();
    zip.pipe(response);
    const zeros = Buffer.alloc(1024 * 1024);
    const more = (): void => {
      if (response.destroyed || unpacked > 4_000) return;
      unpacked += 1;
      zip.write(zeros, more);
    };
    more();
  });
  const before = process.memoryUsage().rss;
  expect((await failure({ url: source.url, operatorHost: true, maxBytes: 1_000_000 })).reason).toBe(
    "tooLarge",
  );
  expect(process.memoryUsage().rss - before).toBeLessThan(400 * 1024 * 1024);
  expect(unpacked).toBeLessThan(4_000);
});

test("an answer that is too large, slow, silent or cut off is given up", async () => {
  const kinds: Record<string, RequestListener> = {
    large: (_request, response) => response.end(Buffer.alloc(2_000)),
    drip: (_request, response) => {
      response.write("x");
      const timer = setInterval(() => response.write("x"), 20);
      response.on("close", () => clearInterval(timer));
    },
    silent: () => undefined,
    cut: (_request, response) => {
      response.writeHead(200, { "content-length": "500" });
      response.write("x", () => response.destroy());
    },
    bad: (request) => request.socket.end("garbage\r\n\r\n"),
  };
  const source = await serve((request, response) =>
    kinds[request.url?.slice(1) ?? ""]?.(request, response),
  );
  const reasons = Object.keys(kinds).map(async (kind) => [
    kind,
    (
      await failure({
        url: `${source.url}/${kind}`,
        operatorHost: true,
        maxBytes: 1_000,
        timeoutMs: 400,
      })
    ).reason,
  ]);
  expect(Object.fromEntries(await Promise.all(reasons))).toEqual({
    large: "tooLarge",
    drip: "timeout",
    silent: "timeout",
    cut: "reset",
    bad: "reset",
  });
});

test("a name server that never answers ends with the time limit", async () => {
  const deaf = createOutbound({
    clock: systemClock,
    log,
    resolve: () => new Promise(() => undefined),
  });
  expect((await failure({ url: "http://calendar.example/", timeoutMs: 100 }, deaf)).reason).toBe(
    "timeout",
  );
});

test("an unknown name, a closed door and a wrong certificate are told apart", async () => {
  const source = await serve((_request, response) => response.end());
  const unknown = createOutbound({
    clock: systemClock,
    log,
    resolve: () =>
      Promise.reject(
        Object.assign(new Error("getaddrinfo ENOTFOUND secret.example"), { code: "ENOTFOUND" }),
      ),
  });
  expect((await failure({ url: "https://secret.example/" }, unknown)).reason).toBe("dns");
  expect(
    (await failure({ url: `https://127.0.0.1:${source.port}/`, operatorHost: true })).reason,
  ).toBe("tls");
  const closed = servers.pop();
  closed?.close();
  if (closed !== undefined) await once(closed, "close");
  expect((await failure({ url: source.url, operatorHost: true })).reason).toBe("refused");
});

test("nothing of an address is in what we say or write down", async () => {
  const source = await serve((_request, response) =>
    response.writeHead(302, { location: "http://127.0.0.2/token-in-there" }).end(),
  );
  const error = await failure({
    url: `http://127.0.0.1:${source.port}/private-abc?key=canary`,
    operatorHost: true,
  });
  for (const text of [error.message, error.stack ?? "", ...lines])
    expect(text).not.toMatch(/private-abc|canary|token-in-there|127\.0\.0\.2/);
});

test("no connection stays open after an answer", async () => {
  const source = await serve((_request, response) => response.end("hello"));
  await Promise.all(
    Array.from({ length: 20 }, () => outbound({ url: source.url, operatorHost: true })),
  );
  const [server] = servers;
  await expect
    .poll(() => new Promise((resolve) => server?.getConnections((_error, count) => resolve(count))))
    .toBe(0);
});
