import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { Ajv, type ValidateFunction } from "ajv";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { parse } from "yaml";
import { HttpError } from "#server/platform/errors.ts";
import type { TaskFields } from "#server/providers/tasks/port.ts";
import { openTodoistFixture, type TodoistFixture } from "../fixtures/todoist/todoist-fixture.ts";
import { todoistToken } from "../fixtures/todoist/service.ts";

const today = "2026-03-02";
let fixture: TodoistFixture;
beforeEach(async () => {
  fixture = await openTodoistFixture({ at: `${today}T08:00:00Z` });
});
afterEach(() => fixture.close());

const chores = async () => (await fixture.fixture.tasks.board("routine", today)).members;
const titles = async (memberId = "mia") =>
  (await chores()).find(({ id }) => id === memberId)?.tasks.map(({ title }) => title);
const later = (ms = 60_000): void => fixture.fixture.clock.advance(ms);
const refusal = async (work: () => unknown): Promise<unknown> => {
  try {
    await work();
  } catch (error) {
    if (error instanceof HttpError)
      return [error.status, error.details.field ?? error.details.code];
    throw error;
  }
  return "was taken";
};

describe("what Todoist has", () => {
  it("is on the boards in the family's words", async () => {
    const { account } = fixture.service;
    const add = { project_id: "p-chores", due_date: today, assignee_id: "u-mia" };
    account.add({ ...add, content: "🪥 Teeth", section_id: "s-morning" });
    account.add({ ...add, content: "Homework", labels: ["Abends", "stars-5", "school"] });
    account.add({ ...add, content: "Bins", assignee_id: "u-stranger" });
    account.add({ ...add, content: "Last week's", due_date: "2026-02-23", description: "Behind" });
    account.add({ ...add, content: "Tomorrow's", due_date: "2026-03-03" });
    account.add({ project_id: "p-chores", content: "Some day", assignee_id: "u-mia" });
    account.add({ project_id: "p-home", content: "Another project's", due_date: today });
    account.add({ project_id: "p-todos", content: "Passport" });
    const board = await fixture.fixture.tasks.board("routine", today);
    expect(board.members.find(({ id }) => id === "mia")?.tasks).toMatchObject([
      { title: "Teeth", icon: "🪥", daypart: "morning", stars: 1, due: today },
      { title: "Homework", daypart: "evening", stars: 5 },
      { title: "Last week's", notes: "Behind", due: "2026-02-23" },
    ]);
    expect(board.unassigned.map(({ title }) => title)).toEqual(["Bins"]);
    expect(await fixture.fixture.tasks.todos()).toMatchObject([
      { task: { title: "Passport", stars: 0 } },
    ]);
  });

  it("is shown without characters that nobody can see", async () => {
    const { account } = fixture.service;
    const add = { project_id: "p-chores", due_date: today, assignee_id: "u-mia" };
    account.add({ ...add, content: "Te\0eth\u001B", description: "Well \uD83D brushed" });
    expect((await chores()).find(({ id }) => id === "mia")?.tasks).toMatchObject([
      { title: "Teeth", notes: "Well  brushed" },
    ]);
  });

  it("is read whole, page by page", async () => {
    for (let n = 1; n <= 120; n += 1)
      fixture.service.account.add({
        ...{ project_id: "p-chores", content: `Chore ${n}`, due_date: today, assignee_id: "u-mia" },
      });
    expect(await titles()).toHaveLength(120);
    const pages = fixture.service.asked.filter(
      ({ path, query }) => path === "/tasks" && query.get("project_id") === "p-chores",
    );
    expect(pages).toHaveLength(3);
  });

  it("is asked for once, however many walls ask, and again after a while", async () => {
    await Promise.all(Array.from({ length: 10 }, chores));
    const once = fixture.service.asked.length;
    await Promise.all(Array.from({ length: 10 }, chores));
    expect(fixture.service.asked).toHaveLength(once);
    fixture.service.account.add({
      ...{ project_id: "p-chores", content: "New", due_date: today, assignee_id: "u-mia" },
    });
    later();
    expect(await titles()).toEqual(["New"]);
    expect(fixture.news).toEqual(["tasks"]);
    expect(fixture.service.asked.length - once).toBe(2);
  });

  it.each<[string, string | undefined, number | undefined]>([
    ["every day at 7am", "FREQ=DAILY", undefined],
    ["every 2 weeks", "FREQ=WEEKLY;INTERVAL=2", undefined],
    ["every weekday", "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR", undefined],
    ["every monday, thursday", "FREQ=WEEKLY;BYDAY=MO,TH", undefined],
    ["every! 3 days", undefined, 3],
  ])("comes again %s", async (words, recurrence, repeatAfterDays) => {
    fixture.service.account.add({
      ...{ project_id: "p-chores", content: "Chore", assignee_id: "u-mia" },
      ...{ due_string: words, due_date: today },
    });
    const [task] = (await chores()).find(({ id }) => id === "mia")?.tasks ?? [];
    expect([task?.recurrence, task?.repeatAfterDays]).toEqual([recurrence, repeatAfterDays]);
  });
});

describe("Todoist out of reach", () => {
  it("leaves what was read last on the wall, says so, is left alone for a while and seen again", async () => {
    const { service, source } = fixture;
    service.account.add({
      ...{ project_id: "p-chores", content: "Teeth", due_date: today, assignee_id: "u-mia" },
    });
    expect([await titles(), source().health().state]).toEqual([["Teeth"], "ok"]);
    await service.stop();
    later();
    expect([await titles(), source().health()]).toMatchObject([
      ["Teeth"],
      { state: "stale", code: "refused" },
    ]);
    await service.resume();
    const asked = service.asked.length;
    await titles();
    expect(service.asked).toHaveLength(asked);
    later();
    expect([await titles(), source().health().state]).toEqual([["Teeth"], "ok"]);
  });

  it.each([
    ["unauthorized", "tokenRefused"],
    ["retired", "versionGone"],
    ["breaks", "sourceTrouble"],
    ["tooOften", "tooOften"],
    ["html", "strange"],
  ] as const)("says what is wrong when it was never reached: %s", async (manner, code) => {
    fixture.service.behave(() => manner);
    expect(await refusal(chores)).toEqual([503, "unreachable"]);
    expect(fixture.source().health()).toMatchObject({ state: "unreachable", code });
    expect(JSON.stringify(fixture.source().health())).not.toContain(todoistToken);
  });

  it("says that a project isn't there", async () => {
    await fixture.close();
    fixture = await openTodoistFixture({
      at: `${today}T08:00:00Z`,
      env: { TODOIST_ROUTINE_PROJECT: "Nope" },
    });
    expect(await refusal(chores)).toEqual([503, "unreachable"]);
    expect(fixture.source().health()).toMatchObject({ code: "projectMissing" });
  });
});

describe("writing into Todoist", () => {
  const chore: TaskFields = {
    ...{ title: "Teeth", list: "routine", memberIds: ["mia"], daypart: null, stars: 1, due: today },
  };

  it.each([
    ["FREQ=DAILY", "every day"],
    ["FREQ=DAILY;INTERVAL=3", "every 3 days"],
    ["FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR", "every weekday"],
    ["FREQ=WEEKLY;BYDAY=MO,TH", "every monday, thursday"],
    ["FREQ=WEEKLY;INTERVAL=2", "every 2 weeks"],
    ["FREQ=MONTHLY", "every month"],
  ])("keeps %s as %s, and reads it back", async (recurrence, words) => {
    const made = await fixture.source().create?.({ ...chore, recurrence });
    expect(fixture.service.account.item(made?.id ?? "")?.due).toMatchObject({
      ...{ string: words, lang: "en", date: today, is_recurring: true },
    });
    expect(made).toMatchObject({ recurrence, due: today });
  });

  it.each<[string, Partial<TaskFields>, string]>([
    ["a rule that it has no words for", { recurrence: "FREQ=MONTHLY;BYDAY=1SU" }, "recurrence"],
    ["an end", { recurrence: "FREQ=DAILY;COUNT=3" }, "recurrence"],
    ["two people", { memberIds: ["mia", "leo"] }, "memberIds"],
    ["somebody whom it doesn't know", { memberIds: ["mom"] }, "memberIds"],
  ])("is refused with %s, and nothing is written", async (_what, fields, field) => {
    const before = fixture.service.account.open(null).length;
    expect(await refusal(() => fixture.source().create?.({ ...chore, ...fields }))).toEqual([
      400,
      field,
    ]);
    expect(fixture.service.account.open(null)).toHaveLength(before);
  });

  it("leaves alone what only Todoist knows of a task", async () => {
    const { account } = fixture.service;
    const { id } = account.add({
      ...{
        project_id: "p-chores",
        content: "Bins",
        assignee_id: "u-stranger",
        section_id: "s-other",
      },
      ...{ labels: ["heavy", "stars-2"], due_string: "every! 2 weeks", due_date: today },
    });
    await chores();
    await fixture.source().update?.(id, {
      ...{
        title: "Both bins",
        list: "routine",
        memberIds: [],
        daypart: "evening",
        stars: 4,
        due: today,
      },
    });
    expect(account.item(id)).toMatchObject({
      ...{ content: "Both bins", labels: ["heavy", "stars-4", "evening"] },
      ...{ responsible_uid: "u-stranger", section_id: "s-other" },
      due: { string: "every! 2 weeks", is_recurring: true },
    });
  });

  it("never takes what isn't an id into an address", async () => {
    await chores();
    const before = fixture.service.asked.length;
    const { refresh, find, remove, state } = fixture.source();
    for (const id of ["../projects", "a/b", "%2e%2e", "", "x".repeat(65), "a?b=c"]) {
      await refresh(id);
      expect(find(id, today)).toBeNull();
      await remove?.(id);
      expect(await state(id, today, new AbortController().signal)).toBe("gone");
    }
    expect(fixture.service.asked).toHaveLength(before);
  });
});

describe("the service on loopback", () => {
  const contract = parse(
    readFileSync(resolve(import.meta.dirname, "../fixtures/contracts/todoist-v1.yaml"), "utf8"),
  );
  const ajv = new Ajv({ strict: false, validateFormats: false }).addSchema(contract, "contract");
  const schemaOf = (path: string): ValidateFunction => {
    const at = path.replaceAll("~", "~0").replaceAll("/", "~1");
    const pointer = `contract#/paths/${at}/get/responses/200/content/application~1json/schema`;
    return ajv.compile({ $ref: encodeURI(pointer) });
  };

  it("answers in the vendor's shapes", async () => {
    const { account, url } = fixture.service;
    const { id } = account.add({ content: "Done", due_date: today });
    account.add({ content: "Daily", due_string: "every day", labels: ["a"] });
    const open = account.add({ content: "Open" });
    account.close(id);
    const read = async (path: string) =>
      (await fetch(url + path, { headers: { authorization: `Bearer ${todoistToken}` } })).json();
    for (const path of ["/tasks", "/projects", "/sections"]) {
      const fits = schemaOf(path);
      fits(await read(path));
      expect([path, fits.errors]).toEqual([path, null]);
    }
    const one = schemaOf("/tasks/{id}");
    one(await read(`/tasks/${open.id}`));
    expect(one.errors).toBeNull();
    const completed = schemaOf("/tasks/completed/by_completion_date");
    completed(await read("/tasks/completed/by_completion_date"));
    expect(completed.errors).toBeNull();
  });

  it("is asked for nothing but what the vendor has", async () => {
    const source = fixture.source();
    const made = await source.create?.({
      ...{ title: "Teeth", list: "routine", memberIds: ["mia"], daypart: "morning", stars: 2 },
      ...{ due: today, recurrence: "FREQ=DAILY", notes: "Two minutes" },
    });
    const id = made?.id ?? "";
    await fixture.fixture.close(id, "mia");
    await fixture.fixture.reopen(id, "mia");
    await source.update?.(id, {
      ...made,
      title: "x",
      list: "todo",
      memberIds: [],
      daypart: null,
      stars: 0,
    });
    await source.remove?.(id);
    await source.refresh(id);
    const fields = Object.keys(contract.components.schemas.TaskWrite.properties);
    for (const { method, path, query, body } of fixture.service.asked) {
      const template = path.replace(/^\/tasks\/6x\d+/, "/tasks/{id}");
      const operation = contract.paths[template]?.[method.toLowerCase()];
      expect([method, template, operation !== undefined]).toEqual([method, template, true]);
      const words = (operation.parameters ?? []).map((one: { $ref?: string; name?: string }) =>
        one.$ref === undefined ? one.name : one.$ref.split("/").at(-1),
      );
      expect(words).toEqual(expect.arrayContaining([...query.keys()]));
      expect(fields).toEqual(expect.arrayContaining(Object.keys(body ?? {})));
    }
  });
});
