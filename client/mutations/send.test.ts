import { afterEach, beforeEach, expect, it } from "vitest";
import { defineWrite } from "../api/call.ts";
import { send } from "./send.ts";
import { type ServedPage, servePage } from "#tests/fixtures/http/served-page.ts";

const close = defineWrite("POST /api/tasks/{id}/close", ["tasks"]);
const sent = { params: { id: "t2" }, body: { memberId: "mom" } };

let served: ServedPage;
let keys: unknown[] = [];
let failures = 0;
let status = 200;

beforeEach(async () => {
  keys = [];
  status = 200;
  served = await servePage((request, response) => {
    keys.push(request.headers["idempotency-key"]);
    if (keys.length <= failures) request.socket.destroy();
    else response.writeHead(status, { "X-Wall-Revision": "8" }).end("{}");
  });
});
afterEach(() => served.close());

const app = () => {
  const settled: (number | undefined)[] = [];
  const expected: number[] = [];
  return {
    settled,
    expected,
    ownChanges: {
      beginWrite: () => (revision: number | undefined) => void settled.push(revision),
      receive: () => undefined,
    },
    live: {
      start: () => undefined,
      stop: () => undefined,
      connection: () => ({ state: "live" as const, since: 0 }),
      subscribe: () => () => undefined,
      reconnect: () => undefined,
      reopen: () => undefined,
      expectRevision: (revision: number) => void expected.push(revision),
    },
  };
};

it("a tap whose answer got lost is sent again with the same key, so that it counts once", async () => {
  failures = 1;
  const at = app();
  const { revision } = await send(at, close, sent);
  expect(revision).toBe(8);
  expect(keys).toHaveLength(2);
  expect(keys[1]).toBe(keys[0]);
  expect([at.settled, at.expected]).toEqual([[8], [8]]);
});

it("a tap that the server refused is not sent again", async () => {
  failures = 0;
  status = 502;
  const at = app();
  await expect(send(at, close, sent)).rejects.toMatchObject({ status: 502 });
  expect(keys).toHaveLength(1);
  expect([at.settled, at.expected]).toEqual([[undefined], []]);
});
