import { once } from "node:events";
import { readFileSync } from "node:fs";
import type { RequestListener } from "node:http";
import { connect, type Socket } from "node:net";
import { join, resolve } from "node:path";
import { text } from "node:stream/consumers";
import { connect as connectSecurely } from "node:tls";
import { afterEach, describe, expect, it } from "vitest";
import { type ConnectionLimits, connectionLimits } from "./connection-limits.ts";
import { createHttpListener, type HttpListener, type ListenerCertificate } from "./listener.ts";

const pair = join(resolve(import.meta.dirname, "../../tests/fixtures/tls"), "wall");
const certificate: ListenerCertificate = {
  current: () => ({
    cert: readFileSync(`${pair}.pem`, "utf8"),
    key: readFileSync(`${pair}-key.pem`, "utf8"),
  }),
  onRenewed: () => undefined,
};
const noCertificate: ListenerCertificate = { ...certificate, current: () => null };
/** Longer than any test. */
const never = 600_000;
const patient: ConnectionLimits = {
  ...{ headersMs: never, silentBodyMs: never, requestMs: never, handshakeMs: never },
  checkEveryMs: 20,
};

const sockets: Socket[] = [];
let listener: HttpListener | undefined;
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await listener?.close();
  listener = undefined;
});

const readBody: RequestListener = (request, response) => {
  text(request).then(
    (body) => response.end(`got ${body.length}`),
    () => undefined,
  );
};

const open = async (
  limits: Partial<ConnectionLimits>,
  { enter = readBody, secure = false }: { enter?: RequestListener; secure?: boolean } = {},
): Promise<number> => {
  listener = createHttpListener({
    ...{ enter, certificate: secure ? certificate : noCertificate, publicUrl: undefined },
    keepsPlainHttp: !secure,
    limits: { ...patient, ...limits },
  });
  return (await listener.listen(0, "127.0.0.1")).port;
};

/** A connection that sends this and then nothing; resolves with what came back before the server ended it. */
const sendAndWait = async (port: number, sent: string): Promise<string> => {
  const socket = connect(port, "127.0.0.1");
  sockets.push(socket);
  socket.on("error", () => undefined);
  if (sent !== "") socket.write(sent);
  return text(socket);
};

const upload = (length: number): string =>
  `POST / HTTP/1.1\r\nHost: wall\r\nConnection: close\r\nContent-Length: ${length}\r\n\r\n`;

describe("a connection that stops", () => {
  it("within its headers is ended", async () => {
    const port = await open({ headersMs: 60 });
    expect(await sendAndWait(port, "GET / HTTP/1.1\r\nHost: wa")).toContain("408");
    await sendAndWait(port, "");
  });

  it("within its body is ended, also where the answer has begun", async () => {
    const port = await open({ silentBodyMs: 60 });
    expect(await sendAndWait(port, `${upload(100)}abc`)).toContain("408");
    await listener?.close();
    const begun = await open(
      { silentBodyMs: 60 },
      {
        enter: (request, response) => {
          request.resume();
          response.writeHead(200).write("begun");
        },
      },
    );
    expect(await sendAndWait(begun, `${upload(100)}abc`)).toContain("begun");
  });

  it("in its handshake is ended", async () => {
    const port = await open({ handshakeMs: 60 }, { secure: true });
    const hello = Buffer.from([0x16, 3, 1, 2, 0]).toString("latin1");
    expect(await sendAndWait(port, hello)).toBe("");
  });

  it("never, but takes too long in all, is ended", async () => {
    const port = await open({ requestMs: 120, headersMs: 60 });
    const socket = connect(port, "127.0.0.1");
    sockets.push(socket);
    socket.on("error", () => undefined);
    socket.write(upload(1_000_000));
    // It is never silent for as long as it takes in all; what came after the end would reset the answer.
    for (let byte = 0; byte < 5; byte += 1) socket.write("x");
    expect(await text(socket)).toContain("408");
  });
});

describe("a slow connection", () => {
  it.each([["plain", false] as const, ["https", true] as const])(
    "that goes on arriving is served, on %s",
    async (_how, secure) => {
      const port = await open({ silentBodyMs: 300 }, { secure });
      const socket = secure
        ? connectSecurely({ port, host: "127.0.0.1", rejectUnauthorized: false })
        : connect(port, "127.0.0.1");
      sockets.push(socket);
      await once(socket, secure ? "secureConnect" : "connect");
      const started = performance.now();
      socket.write(upload(40));
      let left = 40;
      const drip = setInterval(() => {
        if (left === 0) return clearInterval(drip);
        left -= 1;
        socket.write("x");
      }, 20);
      expect(await text(socket)).toContain("got 40");
      expect(performance.now() - started).toBeGreaterThan(600);
    },
  );

  it("may take ten seconds for its headers and its handshake, as long between two bytes, and a quarter of an hour in all", () => {
    expect(connectionLimits).toEqual({
      ...{ headersMs: 10_000, silentBodyMs: 10_000, requestMs: 900_000, handshakeMs: 10_000 },
      checkEveryMs: 1_000,
    });
  });
});
