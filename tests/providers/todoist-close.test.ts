import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { TodoistWrite } from "../fixtures/todoist/account.ts";
import { openTodoistFixture, type TodoistFixture } from "../fixtures/todoist/todoist-fixture.ts";
import type { TodoistRequest, TodoistBehaviour } from "../fixtures/todoist/service.ts";
import { refusal } from "../fixtures/http/refusal.ts";

const today = "2026-03-02";
let fixture: TodoistFixture;
beforeEach(async () => {
  fixture = await openTodoistFixture({ at: `${today}T08:00:00Z` });
});
afterEach(() => fixture.close());

const daily: TodoistWrite = { content: "Teeth", due_string: "every day", due_date: today };
const add = (wishes: TodoistWrite = daily): string =>
  fixture.service.account.add({ project_id: "p-chores", assignee_id: "u-mia", ...wishes }).id;
const dueOf = (id: string): string | undefined => fixture.service.account.item(id)?.due?.date;
const isClose = ({ path }: TodoistRequest): boolean => path.endsWith("/close");
/** Sets how the first matching requests are answered; later ones succeed. */
const firstly = (fits: (asked: TodoistRequest) => boolean, ...manners: TodoistBehaviour[]): void =>
  fixture.service.behave((asked) => (fits(asked) ? (manners.shift() ?? "well") : "well"));
const always = (manner: TodoistBehaviour): void => fixture.service.behave(() => manner);
const closes = (): number => fixture.service.asked.filter(isClose).length;
const stars = () => fixture.fixture.stars.balanceOf("mia");
const { close, reopen, row } = {
  close: (id: string, memberId = "mia") => fixture.fixture.close(id, memberId),
  reopen: (id: string, memberId = "mia") => fixture.fixture.reopen(id, memberId),
  row: async (id: string) =>
    (await fixture.fixture.column("mia")).tasks.find((task) => task.id === id),
};

describe("a chore that Todoist keeps", () => {
  it("is closed there and gives its stars, with two calls", async () => {
    const id = add({ ...daily, labels: ["stars-3"] });
    await fixture.fixture.rows("mia");
    const before = fixture.service.asked.length;
    expect(await close(id)).toMatchObject({ task: { done: true }, awarded: 3, balance: 3 });
    expect((await row(id))?.done).toBe(true);
    expect(fixture.service.asked.length - before).toBe(2);
    expect(dueOf(id)).toBe("2026-03-03");
  });

  it("tapped by many at once is closed once and gives its star once", async () => {
    const id = add();
    const taps = await Promise.all([close(id), close(id), close(id), close(id)]);
    expect(taps.map(({ awarded }) => awarded).toSorted()).toEqual([0, 0, 0, 1]);
    expect(await refusal(() => close(id, "leo"))).toEqual([409, "alreadyDone"]);
    expect(closes()).toBe(1);
    expect(dueOf(id)).toBe("2026-03-03");
  });

  it("that somebody closed in the app meanwhile gives its star and doesn't move on twice", async () => {
    const id = add();
    await fixture.fixture.rows("mia");
    fixture.service.account.close(id);
    expect(await close(id)).toMatchObject({ awarded: 1 });
    expect([closes(), dueOf(id)]).toEqual([0, "2026-03-03"]);
  });

  it("opened again is open for the same day there too, still repeated in its own words", async () => {
    for (const words of [
      { due_string: "every day at 7am", due_datetime: `${today}T07:00:00` },
      { due_string: "every! 3 days", due_date: today },
      { due_string: "every monday, thursday", due_date: today },
    ]) {
      const id = add({ content: "Teeth", ...words });
      await close(id);
      const due = fixture.service.account.item(id)?.due;
      expect((due?.date ?? "") > `${today}T99`).toBe(true);
      expect(await reopen(id, "leo")).toMatchObject({ awarded: -1, task: { done: false } });
      expect(fixture.service.account.item(id)?.due).toEqual({
        ...due,
        date: words.due_datetime ?? today,
      });
      expect(await close(id)).toMatchObject({ awarded: 1 });
    }
  });

  it("to be done only once is completed, opened again and completed there, also after a restart", async () => {
    const id = add({ content: "Passport", due_date: today });
    await close(id);
    expect(fixture.service.account.item(id)?.checked).toBe(true);
    fixture.fixture.restart();
    expect(await reopen(id)).toMatchObject({ awarded: -1 });
    expect(fixture.service.account.item(id)?.checked).toBe(false);
    expect(await close(id)).toMatchObject({ awarded: 1, balance: 1 });
  });
});

describe("Todoist in trouble", () => {
  it.each<[string, TodoistBehaviour[]]>([
    ["drops the connection after it has applied it", ["losesAnswer"]],
    ["answers 500 after it has applied it", ["breaksAfter"]],
    ["answers 500 twice before it applies it", ["breaks", "breaks"]],
    ["asks to wait", ["tooOften", "tooOften"]],
    ["answers with a page of somebody's Wi-Fi", ["html"]],
    ["loses the answer after a page of somebody's Wi-Fi", ["html", "losesAnswer"]],
  ])("that %s has the chore done once, for one star", async (_what, manners) => {
    const id = add();
    firstly(isClose, ...manners);
    expect(await close(id)).toMatchObject({ awarded: 1, balance: 1 });
    expect(dueOf(id)).toBe("2026-03-03");
  });

  it("is left alone for as long as it asks", async () => {
    const id = add();
    await fixture.fixture.rows("mia");
    fixture.service.waitSec = 3;
    firstly(isClose, "tooOften");
    const before = fixture.fixture.clock.monotonic();
    await close(id);
    expect(fixture.fixture.clock.monotonic() - before).toBeGreaterThanOrEqual(3_000);
  });

  it.each<[string, () => void, string]>([
    [
      "refuses",
      () => firstly(isClose, ...Array<TodoistBehaviour>(99).fill("refuses")),
      "sourceRefused",
    ],
    ["doesn't know the token", () => always("unauthorized"), "sourceRefused"],
    ["has retired this version", () => always("retired"), "sourceRefused"],
    [
      "asks to wait for an hour",
      () => {
        fixture.service.waitSec = 3_600;
        always("tooOften");
      },
      "unreachable",
    ],
    [
      "is broken",
      () => fixture.service.behave(({ method }) => (method === "GET" ? "breaks" : "well")),
      "unreachable",
    ],
  ])(
    "that %s gives nobody a star within eight seconds, and the chore stays open",
    async (_what, goWrong, code) => {
      const id = add();
      await fixture.fixture.rows("mia");
      goWrong();
      const before = fixture.fixture.clock.monotonic();
      expect(await refusal(() => close(id))).toEqual([502, code]);
      expect(fixture.fixture.clock.monotonic() - before).toBeLessThan(8_000);
      always("well");
      expect([stars(), dueOf(id), await row(id)]).toMatchObject([0, today, { done: false }]);
      expect(fixture.fixture.db.prepare("SELECT * FROM task_outbox").all()).toEqual([]);
    },
  );

  it("that can't be reached is the same, and works again when it is back", async () => {
    const id = add();
    await fixture.fixture.rows("mia");
    await fixture.service.stop();
    expect(await refusal(() => close(id))).toEqual([502, "unreachable"]);
    await fixture.service.resume();
    expect(await close(id)).toMatchObject({ awarded: 1 });
  });

  it("that has the chore no longer says so", async () => {
    const id = add();
    await fixture.fixture.rows("mia");
    fixture.service.account.remove(id);
    expect(await refusal(() => close(id))).toEqual([502, "sourceRefused"]);
    expect([stars(), await row(id)]).toEqual([0, undefined]);
  });
});
