import type { ServerResponse } from "node:http";
import { type QueryKey, QueryObserver } from "@tanstack/react-query";
import { EventSource } from "undici";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Board, Task } from "#contract/tasks.ts";
import { ApiError } from "../../api/api-error.ts";
import { createWallQueue } from "../../mutations/page-queues.ts";
import { createOwnChanges } from "../../live/own-changes.ts";
import { createLiveStream } from "../../live/event-stream.ts";
import { createQueryClient, queryOf } from "../../query/query-state.ts";
import { createInvalidation } from "../../live/invalidation.ts";
import { type ServedPage, servePage } from "#tests/fixtures/http/served-page.ts";
import { waitingPhone } from "#tests/fixtures/waiting-phone.ts";
import { balancesRead } from "../stars/queries.ts";
import type { TickInput } from "./optimistic-tick.ts";
import { addTask, closeRoutine, closeTodo, reopenRoutine } from "./mutations.ts";
import { boardRead, todosRead } from "./reads.ts";

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
const byMia: TickInput = {
  ...{ taskId: "t1", title: "Brush teeth", day, isToday: true, memberId: "mia", at: 0 },
  ...{ starsOf: "mia", stars: 1 },
};
const paper: Task = { ...brush, id: "t2", title: "Paper", list: "todo", stars: 0 };

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
  "GET /api/tasks/todos": () => ({ items: [paper] }),
  "POST /api/board/routine/t1/close": () => {
    isClosed = true;
    announce("tasks", "stars");
    return { ok: true, task: brushed, awarded: 1, balance: 15 };
  },
  "POST /api/board/routine/t1/reopen": () => {
    isClosed = false;
    announce("tasks", "stars");
    return { ok: true, task: brush, awarded: -1, balance: 14 };
  },
  "POST /api/tasks/t2/close": () => {
    announce("tasks");
    return { ok: true, task: { ...paper, done: true } };
  },
  "POST /api/tasks": () => {
    announce("tasks");
    return { ...paper, id: "t3", title: "Buy glue" };
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
    queryOf(boardRead, { params: { board: "routine" }, query: {} }),
    queryOf(todosRead, {}),
    queryOf(balancesRead, {}),
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
  const [board, todos, balances] = shows;
  const queue = createWallQueue({ client, live, ownChanges });
  return {
    client,
    queue,
    board: () =>
      queue.overlay(board?.queryKey ?? [], client.getQueryData<Board>(board?.queryKey ?? [])),
    todos: () =>
      queue.overlay(
        todos?.queryKey ?? [],
        client.getQueryData<{ items: Task[] }>(todos?.queryKey ?? []),
      ),
    balances: () =>
      queue.overlay(balances?.queryKey ?? [], client.getQueryData(balances?.queryKey ?? [])),
    close: () => {
      live.stop();
      for (const stop of stops) stop();
      client.clear();
    },
  };
};

describe("one tap on the wall", () => {
  it("shows at once, costs the wall two requests, and its own echo none", async () => {
    const wall = await openWall();
    const { answer } = wall.queue.enqueue(closeRoutine, byMia);
    expect(wall.board()?.members[0]).toMatchObject({ tasks: [{ done: true }], starsToday: 1 });
    expect(wall.balances()).toEqual({ mia: 15 });
    await answer;
    expect(wall.board()?.members[0]).toMatchObject({ tasks: [{ done: true }], starsToday: 1 });
    expect(wall.balances()).toEqual({ mia: 15 });
    await vi.waitFor(() => expect(wall.board()?.members[0]?.streak).toBe(7));
    // A later change of another kind shows that everything before it has been heard.
    announce("stars");
    await vi.waitFor(() => expect(asked).toContain("GET /api/balances"));
    await vi.waitFor(() => expect(wall.client.isFetching()).toBe(0));
    expect(asked).toEqual([
      "POST /api/board/routine/t1/close",
      "GET /api/board/routine",
      "GET /api/balances",
    ]);
    wall.close();
  });

  it("and the next, which takes it back, are sent in order and leave the row as it was meanwhile", async () => {
    const wall = await openWall();
    const close = wall.queue.enqueue(closeRoutine, byMia);
    const reopen = wall.queue.enqueue(reopenRoutine, { ...byMia, stars: -1 });
    expect(wall.board()?.members[0]).toMatchObject({ tasks: [{ done: false }], starsToday: 0 });
    expect(wall.balances()).toEqual({ mia: 14 });
    await Promise.all([close.answer, reopen.answer]);
    expect(asked.filter((line) => line.startsWith("POST"))).toEqual([
      "POST /api/board/routine/t1/close",
      "POST /api/board/routine/t1/reopen",
    ]);
    expect(wall.board()?.members[0]).toMatchObject({ tasks: [{ done: false }], starsToday: 0 });
    wall.close();
  });

  it("is on the other screen of the house, which reads what changed", async () => {
    const [wall, phone] = [await openWall(), await openWall()];
    await wall.queue.enqueue(closeRoutine, byMia).answer;
    await vi.waitFor(() => {
      expect(phone.board()?.members[0]?.tasks[0]?.done).toBe(true);
      expect(phone.balances()).toEqual({ mia: 15 });
    });
    wall.close();
    phone.close();
  });

  it("on a to-do needs nothing but its answer", async () => {
    const wall = await openWall();
    const tick = { ...byMia, taskId: "t2", title: "Paper", stars: 0 };
    await wall.queue.enqueue(closeTodo, tick).answer;
    expect(wall.todos()).toMatchObject({ items: [{ id: "t2", done: true }] });
    expect(asked).toEqual(["POST /api/tasks/t2/close"]);
    expect(wall.client.isFetching()).toBe(0);
    wall.close();
  });
});

describe("a to-do that is added without reception", () => {
  const glue = {
    ...{ id: "new", title: "Buy glue", list: "todo" as const, memberIds: ["mia"] },
    ...{ daypart: null, stars: 0, due: "2026-11-23" },
  };

  it("stands with the others, open, whose it is and by when, and is named once", async () => {
    const wall = await openWall();
    const added = wall.queue.enqueue(addTask, glue);
    expect(wall.todos()?.items).toMatchObject([
      { id: "t2" },
      { id: "new", title: "Buy glue", done: false, memberIds: ["mia"], due: "2026-11-23" },
    ]);
    await added.answer;
    expect(wall.todos()?.items.map(({ id }) => id)).toEqual(["t2", "t3"]);
    wall.close();
  });
});

describe("a tick on a phone without reception", () => {
  const away = () => new ApiError("Nobody there.", { status: 0, code: "network" });

  it("goes as whoever was signed in: Mia's waits for her while Mom is, and so isn't a parent's", async () => {
    const { openPage, arrived, signsIn, ...house } = waitingPhone([closeRoutine, reopenRoutine]);
    signsIn("mia");
    house.answers(away);
    const page = await openPage();
    page.enqueue(closeRoutine, { ...byMia, byId: "mia" });
    page.flush();
    signsIn("mom");
    house.answers(() => undefined);
    // On the next day Mom ticks the same for her, as a parent.
    page.enqueue(closeRoutine, { ...byMia, day: "2026-11-21", byId: "mom" });
    page.flush();
    await vi.waitFor(() => expect(arrived).toMatchObject([{ input: { byId: "mom" } }]));
    expect(page.waiting()).toMatchObject([{ input: { byId: "mia" } }]);
    signsIn("mia");
    page.flush();
    await vi.waitFor(() => expect(page.waiting()).toEqual([]));
    expect(arrived.at(-1)).toMatchObject({ input: { byId: "mia" } });
  });

  it("goes as anybody's where nobody was signed in", async () => {
    const { openPage, arrived, signsIn, ...house } = waitingPhone([closeRoutine]);
    house.answers(away);
    const page = await openPage();
    page.enqueue(closeRoutine, byMia);
    signsIn("mom");
    house.answers(() => undefined);
    page.flush();
    await vi.waitFor(() => expect(arrived).toHaveLength(1));
  });
});
