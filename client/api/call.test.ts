import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { errorsInEnglish } from "#contract/messages/errors.ts";
import { createCoreTranslate } from "../i18n/catalogue.ts";
import { en } from "../i18n/en.ts";
import { errorText } from "../i18n/error-text.ts";
import { ApiError } from "./api-error.ts";
import { call, defineRead, defineWrite } from "./call.ts";

const boardRead = defineRead("GET /api/board/{board}", "tasks");
const membersRead = defineRead("GET /api/members", "members");
const close = defineWrite("POST /api/board/routine/{task_id}/close", ["tasks", "stars"]);
const signOut = defineWrite("DELETE /api/session", []);

// @ts-expect-error -- a topic that the contract doesn't give this read
defineRead("GET /api/members", "tasks");
// @ts-expect-error -- an address that the contract doesn't have
defineRead("GET /api/memberz", "members");
// @ts-expect-error -- less than what the server announces
defineWrite("POST /api/board/routine/{task_id}/close", ["tasks"]);

interface Heard {
  readonly line: string;
  readonly headers: IncomingMessage["headers"];
  readonly body: string;
}

let server: Server;
let origin = "";
let heard: Heard[] = [];
let answer: (response: ServerResponse) => void;

beforeEach(async () => {
  heard = [];
  answer = (response) => response.setHeader("Content-Type", "application/json").end("[]");
  server = createServer((request, response) => {
    let body = "";
    request.setEncoding("utf8");
    request.on("data", (chunk: string) => (body += chunk));
    request.on("end", () => {
      heard.push({ line: `${request.method} ${request.url}`, headers: request.headers, body });
      answer(response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (typeof address === "object" && address !== null) origin = `http://127.0.0.1:${address.port}`;
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const json = (status: number, body: unknown, headers: Record<string, string> = {}) => {
  answer = (response) =>
    response
      .writeHead(status, { "Content-Type": "application/json", ...headers })
      .end(JSON.stringify(body));
};
const failureOf = async (promise: Promise<unknown>): Promise<ApiError> => {
  const thrown: unknown = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(thrown).toBeInstanceOf(ApiError);
  return thrown as ApiError;
};

describe("a call from a screen", () => {
  it("asks by the contract's address, with what was sent in path and query", async () => {
    await call(
      boardRead,
      { params: { board: "routine" }, query: { date: "2026-11-20" } },
      { origin },
    );
    await call(boardRead, { params: { board: "todo" }, query: {} }, { origin });
    expect(heard.map(({ line }) => line)).toEqual([
      "GET /api/board/routine?date=2026-11-20",
      "GET /api/board/todo",
    ]);
    expect(heard[0]?.headers["idempotency-key"]).toBeUndefined();
    expect(heard[0]?.headers["content-type"]).toBeUndefined();
  });

  it("can't be led astray by an id with slashes and dots", async () => {
    json(200, { ok: true });
    const sent = { params: { task_id: "../a b/ü?x=1" }, body: { memberId: "mia" } };
    await call(close, sent, { origin });
    expect(heard[0]?.line).toBe("POST /api/board/routine/..%2Fa%20b%2F%C3%BC%3Fx%3D1/close");
  });

  it("gives each write a key of its own, or the one it is told", async () => {
    json(200, { ok: true, awarded: 1 }, { "X-Wall-Revision": "1000000042" });
    const sent = { params: { task_id: "t1" }, body: { memberId: "mia" } };
    const reply = await call(close, sent, { origin });
    await call(close, sent, { origin });
    await call(close, sent, { origin, idempotencyKey: "again" });
    const keys = heard.map(({ headers }) => headers["idempotency-key"]);
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(keys[1]).not.toBe(keys[0]);
    expect(keys[2]).toBe("again");
    expect(heard[0]?.headers["content-type"]).toBe("application/json");
    expect(JSON.parse(heard[0]?.body ?? "")).toEqual({ memberId: "mia" });
    expect(reply).toMatchObject({ status: 200, revision: 1_000_000_042, answer: { awarded: 1 } });
  });

  it("takes an empty answer for what it is", async () => {
    answer = (response) => response.writeHead(204).end();
    expect(await call(signOut, {}, { origin })).toEqual({
      answer: undefined,
      status: 204,
      revision: undefined,
    });
    expect(heard[0]?.headers["content-type"]).toBeUndefined();
  });
});

describe("a call that fails", () => {
  it("brings its sentence along where the server refuses it", async () => {
    json(409, { error: "Busy.", code: "backupRunning" });
    const failure = await failureOf(call(membersRead, {}, { origin }));
    expect(errorText(createCoreTranslate(en, "en"), failure)).toBe(
      errorsInEnglish["error.backupRunning"],
    );
  });

  it("says the server's sentence, code, field, source and how long to wait", async () => {
    json(
      429,
      { error: "Wait a little.", code: "slow", field: "pin", source: "tasks" },
      { "Retry-After": "30" },
    );
    const error = await failureOf(call(membersRead, {}, { origin }));
    expect(error).toMatchObject({
      message: "Wait a little.",
      status: 429,
      code: "slow",
      field: "pin",
      source: "tasks",
      retryAfterSec: 30,
    });
  });

  it.each([502, 503, 504, 521])(
    "is a network failure when a proxy answers %i in place of a wall that restarts",
    async (status) => {
      answer = (response) => response.writeHead(status).end("<h1>Bad gateway</h1>");
      expect(await failureOf(call(membersRead, {}, { origin }))).toMatchObject({
        ...{ status: 0, code: "network" },
      });
    },
  );

  it.each([401, 403, 404, 511])(
    "is a network failure when a hotel's network answers %i with its page",
    async (status) => {
      answer = (response) =>
        response
          .writeHead(status, { "Content-Type": "text/html; charset=utf-8" })
          .end("<h1>Hotel</h1>");
      expect(await failureOf(call(membersRead, {}, { origin }))).toMatchObject({
        ...{ status: 0, code: "network" },
      });
    },
  );

  it("is the wall's own refusal where it says its word for it, and has a sentence where nobody does", async () => {
    json(502, { error: "Todoist didn't take it.", code: "sourceRefused", source: "tasks" });
    expect(await failureOf(call(membersRead, {}, { origin }))).toMatchObject({
      ...{ status: 502, code: "sourceRefused" },
    });
    const page = { "Content-Type": "text/html" };
    answer = (response) => response.writeHead(413, page).end("<h1>Too large</h1>");
    expect((await failureOf(call(membersRead, {}, { origin }))).message).toContain("413");
  });

  it("is a network failure when nobody answers, half answers, or answers something else", async () => {
    expect(await failureOf(call(membersRead, {}, { origin: "http://127.0.0.1:1" }))).toMatchObject({
      status: 0,
      code: "network",
    });
    answer = (response) => {
      response.writeHead(200, { "Content-Length": "50" });
      response.write("[");
      response.destroy();
    };
    expect(await failureOf(call(membersRead, {}, { origin }))).toMatchObject({ status: 0 });
  });

  it("gives up on a server that never answers", async () => {
    answer = () => undefined;
    const error = await failureOf(call(membersRead, {}, { origin, timeoutMs: 30 }));
    expect(error).toMatchObject({ status: 0, code: "timeout" });
  });

  it("is not a failure when the screen itself lost interest", async () => {
    const leaving = new AbortController();
    answer = () => leaving.abort();
    const asked = call(membersRead, {}, { origin, signal: leaving.signal });
    await expect(asked).rejects.toMatchObject({ name: "AbortError" });
  });
});
