import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { brotliCompressSync, createGzip, deflateSync, gzipSync } from "node:zlib";
import { afterEach, expect, test } from "vitest";
import { openOutboundServers } from "#tests/fixtures/http/outbound-servers.ts";
import { createOutbound } from "./outbound.ts";

const strangers = openOutboundServers();
const { failure, log, outbound, serve, tools } = strangers;
afterEach(strangers.close);

test("IPv4 is tried first, and IPv6 where there is no other", async () => {
  const source = await serve((_request, response) => response.end("by IPv4"));
  const both = createOutbound({
    ...tools,
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
    ...tools,
    resolve: () => new Promise(() => undefined),
  });
  expect((await failure({ url: "http://calendar.example/", timeoutMs: 100 }, deaf)).reason).toBe(
    "timeout",
  );
});

test("an unknown name, a closed door and a wrong certificate are told apart", async () => {
  const source = await serve((_request, response) => response.end());
  const unknown = createOutbound({
    ...tools,
    resolve: () =>
      Promise.reject(
        Object.assign(new Error("getaddrinfo ENOTFOUND secret.example"), { code: "ENOTFOUND" }),
      ),
  });
  expect((await failure({ url: "https://secret.example/" }, unknown)).reason).toBe("dns");
  expect(
    (await failure({ url: `https://127.0.0.1:${source.port}/`, operatorHost: true })).reason,
  ).toBe("tls");
  await source.goAway();
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
  for (const said of [error.message, error.stack ?? "", ...log])
    expect(said).not.toMatch(/private-abc|canary|token-in-there|127\.0\.0\.2/);
});

test("no connection stays open after an answer", async () => {
  const source = await serve((_request, response) => response.end("hello"));
  await Promise.all(
    Array.from({ length: 20 }, () => outbound({ url: source.url, operatorHost: true })),
  );
  await expect.poll(() => source.connections()).toBe(0);
});

test("what a service is asked in a row comes on one connection, which ends when nothing follows", async () => {
  const ports = new Set<number | undefined>();
  const source = await serve((request, response) => {
    ports.add(request.socket.remotePort);
    response.end("hello");
  });
  const ask = async () => outbound({ url: source.url, operatorHost: true, keepAlive: true });
  for (let asked = 0; asked < 5; asked += 1) expect((await ask()).text()).toBe("hello");
  expect(ports.size).toBe(1);
  await expect.poll(() => source.connections(), { timeout: 5_000 }).toBe(0);
  expect((await ask()).text()).toBe("hello");
});

test("a write that meets a service which is hanging up comes once at most, and isn't said to have come", async () => {
  const came: string[] = [];
  const take = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const word = await text(request);
    came.push(word);
    if (word.startsWith("lost")) request.socket.destroy();
    if (word.startsWith("last")) response.on("finish", () => request.socket.destroy());
    response.end("done");
  };
  const source = await serve((request, response) => void take(request, response));
  const words = Array.from({ length: 12 }, (_, round) => [
    `kept ${round}`,
    `lost ${round}`,
    `last ${round}`,
  ]).flat();
  const call = { method: "POST", operatorHost: true, keepAlive: true } as const;
  const broken: string[] = [];
  for (const body of words) {
    // Each write meets what the one before it has left.
    await outbound({ ...call, url: source.url, body }).catch((error: unknown) => {
      expect(error).toMatchObject({ reason: "reset" });
      broken.push(body);
    });
  }
  expect(new Set(came).size).toBe(came.length);
  expect(words.filter((word) => !came.includes(word) && !broken.includes(word))).toEqual([]);
  expect(broken).toEqual(expect.arrayContaining(words.filter((word) => word.startsWith("lost"))));
});

test("an answer that is given up, or leads on, takes its connection with it", async () => {
  const source = await serve((request, response) => {
    if (request.url === "/on") response.writeHead(302, { location: "/large" });
    response.end(Buffer.alloc(request.url === "/well" ? 10 : 2_000_000));
  });
  const call = { operatorHost: true, keepAlive: true, maxBytes: 1_000 } as const;
  for (const path of ["/large", "/on", "/large", "/on"])
    expect((await failure({ ...call, url: source.url + path })).reason).toBe("tooLarge");
  expect((await outbound({ ...call, url: `${source.url}/well` })).body.byteLength).toBe(10);
  await expect.poll(() => source.connections(), { timeout: 5_000 }).toBe(0);
});

test("what came of an answer that is too large, too slow or broken off is kept where that is wanted", async () => {
  const source = await serve((request, response) => {
    response.writeHead(200, request.url === "/cut" ? { "content-length": "500" } : {});
    response.write("the first part", () => {
      if (request.url === "/cut") response.destroy();
      if (request.url === "/large") response.end(Buffer.alloc(100_000));
    });
  });
  const ask = async (path: string) => {
    const answer = await outbound({
      url: `${source.url}${path}`,
      ...{ operatorHost: true, keepPartial: true, maxBytes: 50_000, timeoutMs: 400 },
    });
    return [answer.text().slice(0, 14), answer.cut];
  };
  expect(await ask("/cut")).toEqual(["the first part", "reset"]);
  expect(await ask("/slow")).toEqual(["the first part", "timeout"]);
  expect(await ask("/large")).toEqual(["the first part", "tooLarge"]);
});
