import { request } from "node:http";
import { afterEach, beforeEach, expect, it } from "vitest";
import { openLiveStream, type TestLiveStream } from "../../fixtures/http/live-stream.ts";
import { openWallBrowser } from "../../fixtures/access/sign-in.ts";
import { type TestServer, startTestServer } from "../../fixtures/server/test-server.ts";

let server: TestServer;
const streams: TestLiveStream[] = [];
beforeEach(async () => {
  // Behind a proxy, so that browsers of several addresses can come from this machine.
  server = await startTestServer({ env: { PUBLIC_URL: "https://wall.example" } });
});
afterEach(async () => {
  for (const stream of streams.splice(0)) stream.close();
  await server.close();
});

const from = (address: string): Record<string, string> => ({ "x-forwarded-for": address });
const listen = async (headers: Record<string, string>, times = 1): Promise<void> => {
  const opened = Array.from({ length: times }, () => openLiveStream(server.url, headers));
  streams.push(...(await Promise.all(opened)));
};
const refusal = (headers: Record<string, string>): Promise<unknown[]> =>
  new Promise((done, fail) => {
    const asked = request(`${server.url}/api/live`, { headers }, (response) => {
      done([response.statusCode, response.headers["retry-after"]]);
      asked.destroy();
    });
    asked.on("error", fail);
    asked.end();
  });

it("64 streams of an address whose browsers nobody knows are enough; a known wall there and this machine go on", async () => {
  await listen(from("192.168.1.50"), 64);
  expect(await refusal(from("192.168.1.50"))).toEqual([429, "30"]);
  await listen(from("192.168.1.51"));
  await listen({}, 65);
  const wall = await openWallBrowser(server);
  const cookie = [...wall.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  await listen({ ...from("192.168.1.50"), cookie });
  streams.shift()?.close();
  await expect.poll(() => refusal(from("192.168.1.50"))).toEqual([200, undefined]);
});

it("addresses of one IPv6 network are one", async () => {
  await listen(from("2003:ea:1:2::1"), 32);
  await listen(from("2003:ea:1:2::2"), 32);
  expect(await refusal(from("2003:ea:1:2:3:4:5:6"))).toEqual([429, "30"]);
});

it("512 streams in all are enough", async () => {
  await listen({}, 512);
  expect(await refusal({})).toEqual([429, "30"]);
});
