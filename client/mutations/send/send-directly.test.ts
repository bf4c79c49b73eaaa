import { afterEach, beforeEach, expect, it } from "vitest";
import { type ServedPage, servePage } from "#tests/fixtures/http/served-page.ts";
import { defineWrite } from "../../api/call.ts";
import { defineMutation } from "../define-mutation.ts";
import { createSendWithRetry } from "./send-directly.ts";

const close = defineMutation({ operation: defineWrite("POST /api/tasks/{id}/close", ["tasks"]) });
const tap = {
  ...{ id: "tap", order: 1, key: close.operation.key, at: 0, tries: 0 },
  input: { params: { id: "t2" }, body: { memberId: "mom" } },
};

let served: ServedPage;
let keys: unknown[] = [];
let failures = 0;
let status = 200;
let body: object = {};

beforeEach(async () => {
  keys = [];
  status = 200;
  body = { awarded: 2 };
  served = await servePage((request, response) => {
    keys.push(request.headers["idempotency-key"]);
    if (keys.length <= failures) request.socket.destroy();
    else response.writeHead(status, { "X-Wall-Revision": "8" }).end(JSON.stringify(body));
  });
});
afterEach(() => served.close());

const openWall = () => {
  const settled: (number | undefined)[] = [];
  const expected: number[] = [];
  const send = createSendWithRetry({
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
  });
  return { settled, expected, send };
};

it("a tap whose answer got lost is sent again with the same key, so that it counts once", async () => {
  failures = 1;
  const wall = openWall();
  expect(await wall.send(close, tap)).toEqual({ awarded: 2 });
  expect(keys).toEqual(["tap", "tap"]);
  expect([wall.settled, wall.expected]).toEqual([[8], [8]]);
});

it("a tap that nobody hears fails visibly after three tries, rather than wait", async () => {
  failures = 9;
  const wall = openWall();
  await expect(wall.send(close, tap)).rejects.toMatchObject({ status: 0, code: "network" });
  expect(keys).toEqual(["tap", "tap", "tap"]);
  expect([wall.settled, wall.expected]).toEqual([[undefined], []]);
});

it("a tap that the server refused is not sent again", async () => {
  failures = 0;
  status = 502;
  body = { error: "No.", code: "sourceRefused" };
  const wall = openWall();
  await expect(wall.send(close, tap)).rejects.toMatchObject({ status: 502, code: "sourceRefused" });
  expect(keys).toHaveLength(1);
  expect([wall.settled, wall.expected]).toEqual([[undefined], []]);
});
