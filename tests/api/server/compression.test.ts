import { once } from "node:events";
import { type IncomingHttpHeaders, request } from "node:http";
import { gunzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type TestServer, startTestServer } from "../../fixtures/server/test-server.ts";
import { openLiveStream } from "../../fixtures/http/live-stream.ts";

let server: TestServer;
beforeEach(async () => {
  const members = Array.from({ length: 40 }, (_, n) => ({
    ...{ id: `m${n}`, name: `Member ${n}`, color: "#336699" },
  }));
  server = await startTestServer({ members });
});
afterEach(() => server.close());

interface Raw {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** The raw bytes of an answer, which fetch would decompress. */
const ask = async (path: string, headers: Record<string, string>, method = "GET"): Promise<Raw> => {
  const asked = request(server.url + path, { headers, method, agent: false });
  asked.end();
  const [response] = await once(asked, "response");
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk);
  return {
    status: response.statusCode,
    headers: response.headers,
    body: Buffer.concat(chunks),
  };
};

const gzip = { "accept-encoding": "gzip, deflate" };
const roster = "/api/members";

describe("a long answer", () => {
  it("comes packed to whoever unpacks it, and is the same", async () => {
    const plain = await ask(roster, {});
    const packed = await ask(roster, gzip);
    expect(plain.headers["content-encoding"]).toBeUndefined();
    expect(packed.headers).toMatchObject({
      "content-encoding": "gzip",
      "content-type": plain.headers["content-type"],
      "content-length": String(packed.body.length),
    });
    for (const { headers } of [plain, packed]) expect(headers.vary).toBe("Accept-Encoding");
    expect(gunzipSync(packed.body).equals(plain.body)).toBe(true);
    expect(packed.body.length).toBeLessThan(plain.body.length / 4);
  });

  it.each(["identity", "br", "gzip;q=0", "gzip;q=0.1, identity"])(
    "comes plain to whoever says %s",
    async (encoding) => {
      const { headers, body } = await ask(roster, { "accept-encoding": encoding });
      expect(headers["content-encoding"]).toBeUndefined();
      expect(JSON.parse(body.toString())).toHaveLength(40);
    },
  );

  it("isn't sent again in the form that somebody has, packed or plain", async () => {
    const plain = await ask(roster, {});
    const packed = await ask(roster, gzip);
    expect(plain.headers.etag).not.toBe(packed.headers.etag);
    for (const [had, headers] of [
      [plain, {}],
      [packed, gzip],
    ] as const) {
      const { etag = "" } = had.headers;
      const again = await ask(roster, { ...headers, "if-none-match": etag });
      expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, etag]);
      expect(again.headers["content-encoding"]).toBeUndefined();
    }
    const other = await ask(roster, { ...gzip, "if-none-match": plain.headers.etag ?? "" });
    expect(other.status).toBe(200);
  });

  it("has no body where only its head was asked for", async () => {
    const { status, body, headers } = await ask(roster, gzip, "HEAD");
    expect([status, body.length, headers["content-encoding"]]).toEqual([200, 0, "gzip"]);
  });
});

it("a short answer, an error and the live stream are never packed", async () => {
  for (const path of ["/api/unlock", "/api/nothing"])
    expect((await ask(path, gzip)).headers["content-encoding"]).toBeUndefined();
  const stream = await openLiveStream(server.url, gzip);
  await stream.until(({ event }) => event === "hello");
  expect(stream.headers["content-encoding"]).toBeUndefined();
  stream.close();
});
