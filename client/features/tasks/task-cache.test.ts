import type { ServerResponse } from "node:http";
import { type QueryKey, QueryObserver } from "@tanstack/react-query";
import { EventSource } from "undici";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Board, Task } from "#contract/tasks.ts";
import { defineRead, defineWrite } from "../../api/call.ts";
import { cacheClosedRoutine, cacheTodo } from "./task-cache.ts";
import { createOwnChanges } from "../../live/own-changes.ts";
import { createLiveStream } from "../../live/event-stream.ts";
import { createQueryClient, queryOf } from "../../query/query-state.ts";
import { createInvalidation } from "../../live/invalidation.ts";
import { send } from "../../mutations/send.ts";
import { type ServedPage, servePage } from "#tests/fixtures/http/served-page.ts";
import type { OptimisticTick } from "../../mutations/optimistic-ticks.ts";

const day = "2026-11-20";
const brush: Task = {
  id: "t1",
  title: "Brush teeth",
  list: "routine",
  memberIds: ["mia"],
  daypart: "morning",
  stars: 1,
  due: day,
  done: false,
};
const boardOf = (task: Task, starsToday: number, streak: number): Board => ({
  date: day,
  members: [{ id: "mia", tasks: [task], starsToday, streak }],
  unassigned: [],
});
const brushed: Task = { ...brush, done: true, doneBy: "mia" };
const byMia: OptimisticTick = {
  taskId: "t1",
  day,
  done: true,
  memberId: "mia",
  at: 0,
  starsOf: "mia",
  stars: 1,
};

// A house on loopback: it closes one chore and speaks the live stream as the server does.
let served: ServedPage;
let asked: string[] = [];
let streams: ServerResponse[] = [];
let isClosed = false;
let revision = 0;

const announce = (...kinds: string[]) => {
  for (const kind of kinds) {
    revision += 1;
    const text = `id: ${revision}\nevent: change\ndata: ${JSON.stringify({ kind, revision })}\n\n`;
    for (const stream of streams) stream.write(text);
  }
};
const answers: Record<string, () => unknown> = {
  "GET /api/board/routine": () =>
    boardOf(isClosed ? brushed : brush, isClosed ? 1 : 0, isClosed ? 7 : 6),
  "GET /api/balances": () => ({ mia: isClosed ? 15 : 14 }),
  "GET /api/balances/today": () => ({ mia: isClosed ? 1 : 0 }),
  "GET /api/tasks/todos": () => ({ items: [] }),
  "POST /api/board/routine/t1/close": () => {
    isClosed = true;
    announce("tasks", "stars");
    return { ok: true, task: brushed, awarded: 1, balance: 15 };
  },
};

beforeEach(async () => {
  asked = [];
  streams = [];
  isClosed = false;
  revision = 0;
  served = await servePage((request, response) => {
    const line = `${request.method} ${request.url}`;
    if (request.url?.startsWith("/api/live") === true) {
      streams.push(response.writeHead(200, { "Content-Type": "text/event-stream" }));
      response.write(`event: hello\ndata: ${JSON.stringify({ revision, version: "0.1.0" })}\n\n`);
      return;
    }
    asked.push(line);
    const body = JSON.stringify(answers[line]?.());
    response.setHeader("X-Wall-Revision", String(revision)).end(body);
  });
});
afterEach(() => served.close());

const openWall = async () => {
  const client = createQueryClient();
  const refresh = createInvalidation(client);
  const ownChanges = createOwnChanges(({ kind }, own) => {
    if (!own) refresh.invalidateTopic(kind);
  });
  const live = createLiveStream({
    EventSource,
    url: `${served.origin}/api/live`,
    onChange: ownChanges.receive,
    onGap: refresh.invalidateAll,
  });
  live.start();
  const shows = [
    queryOf(defineRead("GET /api/board/{board}", "tasks"), {
      params: { board: "routine" },
      query: {},
    }),
    queryOf(defineRead("GET /api/tasks/todos", "tasks"), {}),
    queryOf(defineRead("GET /api/balances", "stars"), {}),
    queryOf(defineRead("GET /api/balances/today", "stars"), {}),
  ];
  const stops = shows.map(({ queryKey, queryFn }) => {
    const query: {
      queryKey: QueryKey;
      queryFn: (context: { signal: AbortSignal }) => Promise<unknown>;
    } = {
      queryKey,
      queryFn,
    };
    return new QueryObserver(client, query).subscribe(() => undefined);
  });
  await vi.waitFor(() => {
    expect(live.connection().state).toBe("live");
    for (const { queryKey } of shows) expect(client.getQueryData(queryKey)).toBeDefined();
  });
  asked = [];
  const [board, , balances, today] = shows;
  return {
    client,
    house: { live, ownChanges },
    board: () => client.getQueryData<Board>(board?.queryKey ?? []),
    balances: () => client.getQueryData(balances?.queryKey ?? []),
    today: () => client.getQueryData(today?.queryKey ?? []),
    close: () => {
      live.stop();
      for (const stop of stops) stop();
      client.clear();
    },
  };
};

describe("one tap on the wall", () => {
  const closeChore = defineWrite("POST /api/board/routine/{task_id}/close", ["tasks", "stars"]);
  const sent = { params: { task_id: "t1" }, body: { memberId: "mia" } };

  it("costs the wall two requests, and its own echo none", async () => {
    const wall = await openWall();
    const { answer } = await send(wall.house, closeChore, sent);
    cacheClosedRoutine(wall.client, answer, byMia, day);
    expect(wall.board()?.members[0]).toMatchObject({ tasks: [{ done: true }], starsToday: 1 });
    expect([wall.balances(), wall.today()]).toEqual([{ mia: 15 }, { mia: 1 }]);
    await vi.waitFor(() => expect(wall.board()?.members[0]?.streak).toBe(7));
    // A later change of another kind shows that everything before it has been heard.
    announce("stars");
    await vi.waitFor(() => expect(asked).toContain("GET /api/balances"));
    await vi.waitFor(() => expect(wall.client.isFetching()).toBe(0));
    expect(asked.slice(0, 2)).toEqual([
      "POST /api/board/routine/t1/close",
      "GET /api/board/routine",
    ]);
    expect(asked.slice(2).toSorted()).toEqual(["GET /api/balances", "GET /api/balances/today"]);
    wall.close();
  });

  it("is on the other screen of the house, which reads what changed", async () => {
    const [wall, phone] = [await openWall(), await openWall()];
    await send(wall.house, closeChore, sent);
    await vi.waitFor(() => {
      expect(phone.board()?.members[0]?.tasks[0]?.done).toBe(true);
      expect(phone.balances()).toEqual({ mia: 15 });
    });
    wall.close();
    phone.close();
  });

  it("on a to-do needs nothing but its answer", async () => {
    const wall = await openWall();
    const paper: Task = { ...brush, id: "t2", list: "todo", stars: 0 };
    wall.client.setQueryData(["tasks", "GET /api/tasks/todos", {}], { items: [paper] });
    cacheTodo(wall.client, { ...paper, done: true });
    expect(wall.client.getQueryData(["tasks", "GET /api/tasks/todos", {}])).toMatchObject({
      items: [{ id: "t2", done: true }],
    });
    expect(wall.client.isFetching()).toBe(0);
    wall.close();
  });
});
