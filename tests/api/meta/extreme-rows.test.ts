import { writeFileSync } from "node:fs";
import { join } from "node:path";
import Database from "better-sqlite3";
import { afterEach, beforeEach, expect, it } from "vitest";
import { uidKey } from "#server/providers/calendar/ical/series/expand.ts";
import { familyPins, unlockBrowser } from "../../fixtures/access/sign-in.ts";
import { type FeedServer, startFeedServer } from "../../fixtures/calendar/feed-server.ts";
import { type TestBrowser, openTestBrowser } from "../../fixtures/http/test-browser.ts";
import { type TestServer, startTestServer } from "../../fixtures/server/test-server.ts";

const today = "2026-11-20";
const never = 9e15;

const event = (uid: string, start: string, end: string): string[] => [
  ...["BEGIN:VEVENT", `UID:${uid}`, `SUMMARY:${uid}`, `DTSTART;VALUE=DATE:${start}`],
  ...[`DTEND;VALUE=DATE:${end}`, "END:VEVENT"],
];
const feed = [
  ...["BEGIN:VCALENDAR", ...event("good-event", "20261120", "20261121")],
  ...[
    ...event("endless-event", "20261120", "99991231"),
    ...event("first-event", "00010101", "00010102"),
  ],
  ...[...event("later-event", "22000101", "22000102"), "END:VCALENDAR", ""],
].join("\r\n");

/** One row of every kind that no contract knows, as an older version or somebody's tool may have left it. */
const extremeRows = `
  INSERT INTO tasks (id, list, title, member_ids, stars, due, recurrence, created_on, created_at) VALUES
    ('bad-due', 'todo', 'Bad', '[]', 0, '9999-01-01', NULL, '${today}', 1),
    ('bad-day', 'todo', 'Bad', '[]', 0, '2026-02-31', NULL, '${today}', 1),
    ('bad-rule', 'routine', 'Bad', '["mia"]', 1, '${today}', 'FREQ=YEARLY;INTERVAL=200', '${today}', 1),
    ('odd-rule', 'routine', 'Bad', '["mia"]', 1, '${today}', 'FREQ=NEVER', '${today}', 1),
    ('fine-rule', 'routine', 'Bad', '["mia"]', 1, '${today}', 'FREQ=SECONDLY;COUNT=1000000000', '${today}', 1),
    ('long-rule', 'routine', 'Bad', '["mia"]', 1, '1900-01-01', 'FREQ=DAILY;COUNT=1000000000', '${today}', 1),
    ('empty-rule', 'routine', 'Bad', '["mia"]', 1, '${today}', 'FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30;UNTIL=21991231', '${today}', 1);
  INSERT INTO completions (task_id, occurrence, done_on, member_id, list, snapshot, closed_at) VALUES
    ('bad-rule', '${today}', '${today}', 'mia', 'routine',
     '{"id":"bad-rule","title":"Bad","list":"routine","memberIds":["mia"],"daypart":null,"stars":1,"createdAt":1}', ${never});
  INSERT INTO absences (start_day, end_day, member_ids, made_on) VALUES ('0001-01-01', '9999-12-31', '["leo"]', '${today}');
  INSERT INTO ledger (member_id, delta, kind, reason, day, created_at) VALUES
    ('mia', 9007199254740993, 'adjustment', 'Bad', '9999-99-99', ${never});
  INSERT INTO rewards (id, custom, name, icon, tier, cost, created_at) VALUES ('bad-reward', 1, 'Bad', 'x', 'big', 9007199254740993, ${never});
  INSERT INTO redemptions (member_id, reward_id, name, icon, cost) VALUES ('mia', 'bad-reward', 'Bad', 'x', 9007199254740993);
  INSERT INTO redemption_requests (id, member_id, reward_id, asked_at) VALUES
    (9001, 'mia', 'bad-reward', ${never}), (9002, 'mia', 'bedtime-story', ${never}),
    (9003, 'mia', 'no-reward', ${never}), (9004, 'nobody', 'bedtime-story', ${never});
  INSERT INTO notes (id, text, until, created_at) VALUES
    ('bad-note', 'Bad', '${today}', ${never}), ('bad-until', 'Bad', '9999-99-99', 1);
  INSERT INTO grocery_items (id, name, food, aisle, checked_at) VALUES ('bad-item', 'Bad', 'bad', 'nowhere', ${never});
  INSERT INTO recipes (id, title, servings, total_min, tags, ingredients, steps, search) VALUES
    ('bad-recipe', 'Bad', 1e300, 9007199254740993, '[]', '[]', '[]', 'bad');
  INSERT INTO planned_meals (id, day, slot, title) VALUES ('bad-meal', '${today}', 'dinner', '');
  INSERT INTO journal_entries (author_id, text, day, hearts, created_at) VALUES ('mom', 'Bad', '9999-99-99', 0, ${never});
  INSERT INTO photos (id, folder, name, bytes, modified_at, width, height, taken_at) VALUES
    ('bad-photo', '', 'bad.jpg', 1, 1, 100, 100, ${never});
  INSERT INTO family_events (key, uid, title, member_ids, day, time, zone, length, added, except_days, sequence, stamped_at, created_at) VALUES
    ('bad-day', 'bad-family-day', 'Bad', '[]', '2026-02-31', NULL, NULL, 1, '[]', '[]', 0, 1, 1),
    ('bad-zone', 'bad-family-zone', 'Bad', '[]', '${today}', '10:00:00', 'Mars/Base', 3600, '[]', '[]', 0, 1, 1),
    ('bad-end', 'bad-family-end', 'Bad', '[]', '${today}', NULL, NULL, 900000000, '[]', '[]', 0, 1, 1);
  INSERT INTO family_events (key, uid, title, member_ids, day, time, zone, length, rule, added, except_days, sequence, stamped_at, created_at) VALUES
    ('${uidKey("dense-family-rule")}', 'dense-family-rule', 'Once', '[]', '${today}', '10:00:00', 'Europe/Berlin', 60, 'FREQ=SECONDLY', '[]', '[]', 0, 1, 1);
  UPDATE family_calendar SET version = version + 1;
`;

const lists = [
  ...["/api/tasks/todos", "/api/tasks/routines", "/api/board/todo", "/api/board/routine"],
  ...["/api/tasks/approvals", "/api/pauses", "/api/balances", "/api/balances/today", "/api/ledger"],
  ...["/api/rewards", "/api/redemptions", "/api/calendar", "/api/calendar/feeds", "/api/mealplan"],
  ...["/api/redemption-requests", "/api/notes"],
  ...["/api/calendar/family.ics", "/api/grocery", "/api/grocery/suggestions", "/api/recipes"],
  ...["/api/grocery/barcodes", "/api/lists"],
  ...["/api/photos", "/api/photos/counts", "/api/budget", "/api/budget?period=ytd", "/api/journal"],
  ...["/api/devices", "/api/backups", "/api/members", "/api/settings", "/api/config"],
];

let source: FeedServer;
let server: TestServer;
let parent: TestBrowser;
beforeEach(async () => {
  source = await startFeedServer();
  source.put("/mia.ics", feed);
  server = await startTestServer({
    env: {
      ...familyPins,
      ...{ CALENDAR_ICS_URL_MIA: `${source.url}/mia.ics`, BUDGET_FILE: "budget.json" },
      ...{ BUDGET_PROVIDER: "file", CALENDAR_LOCAL_HOSTS: new URL(source.url).host },
    },
  });
  parent = openTestBrowser(server);
  await unlockBrowser(parent, "mom", "2468");
  await parent.send("POST", "/api/budget/unlock", { memberId: "mom", pin: "2468" });
});
afterEach(async () => {
  await server.close();
  await source.stop();
});

const writeRows = (): void => {
  const db = new Database(join(server.dataDir, "wall.db"));
  db.pragma("foreign_keys = OFF");
  for (const statement of extremeRows.split(/;\n/).filter((each) => each.trim() !== ""))
    db.exec(statement);
  db.close();
  const row = (id: string, budgeted: number) => ({ id, name: id, budgeted, spent: 1 });
  const months = {
    "2026-11": [row("good-money", 100), row("bad-money", 2 ** 53), row("huge", 1e300)],
  };
  writeFileSync(
    join(server.dataDir, "../budget.json"),
    JSON.stringify({ currency: "EUR", updated: `${today}T05:00:00Z`, months }),
  );
};

const brokenLists = async (): Promise<string[]> => {
  const broken: string[] = [];
  for (const path of lists) {
    const { status } = await parent.get(path);
    if (status !== 200) broken.push(`${status} ${path}`);
  }
  return broken;
};
const namedIds = async (): Promise<string[]> =>
  (await parent.get("/api/health")).body.outOfRange.map(({ id }: { id: string }) => id);

it("one extreme row of every kind leaves every list with the rest, and health names the row", async () => {
  await parent.send("POST", "/api/tasks", { title: "Good to-do", list: "todo" });
  const dinner = { title: "Good soup" };
  await parent.send("PUT", `/api/mealplan/${today}/lunch`, dinner);
  await parent.send("POST", "/api/calendar/events", {
    ...{ title: "Good family", start: today, end: "2026-11-21", allDay: true },
  });
  await parent.send("POST", "/api/notes", { text: "Good note", until: today });
  writeRows();
  expect(await brokenLists()).toEqual([]);

  const { body: notes } = await parent.get("/api/notes");
  expect(notes.items.map(({ text }: { text: string }) => text)).toEqual(["Good note"]);
  expect((await parent.get("/api/redemption-requests")).body.items).toEqual([]);
  const { body: todos } = await parent.get("/api/tasks/todos");
  expect(todos.items.map(({ title }: { title: string }) => title)).toEqual(["Good to-do"]);
  const { body: calendar } = await parent.get(`/api/calendar?start=${today}&end=${today}`);
  const titles = calendar.events.map(({ title }: { title: string }) => title);
  expect(titles.toSorted()).toEqual(["Good family", "Once", "endless-event", "good-event"]);
  expect(calendar.feeds).toMatchObject([{ state: "ok", code: "outOfRange" }]);
  const { body: budget } = await parent.get("/api/budget");
  expect(budget.categories.map(({ id }: { id: string }) => id)).toEqual(["good-money"]);

  expect(await namedIds()).toEqual(
    expect.arrayContaining([
      ...["bad-due", "bad-day", "bad-rule", "odd-rule", "bad-reward", "bad-money", "huge"],
      ...["fine-rule", "long-rule", "empty-rule", "dense-family-rule"],
      ...["endless-event", "first-event", "later-event", "bad-family-day", "bad-family-zone"],
      ...["bad-recipe", "bad-photo", "bad-note", "bad-until", "9001", "9002"],
    ]),
  );
  const { body: health } = await parent.get("/api/health");
  expect(health.sources.calendar).toMatchObject({ state: "ok", code: "outOfRange", part: "Mia" });

  server.clock.advance(24 * 3_600_000);
  await unlockBrowser(parent, "mom", "2468");
  await parent.send("POST", "/api/budget/unlock", { memberId: "mom", pin: "2468" });
  expect(await brokenLists()).toEqual([]);
});

it("what people write beyond 2199 is refused with its field", async () => {
  const chore = {
    title: "Comet",
    list: "todo",
    due: today,
    recurrence: "FREQ=YEARLY;INTERVAL=200",
  };
  const refusals = [
    await parent.send("POST", "/api/tasks", chore),
    await parent.send("POST", "/api/calendar/events", {
      ...{ title: "Late", start: "2199-12-31T23:30:00-12:00", end: "2199-12-31T23:59:00-12:00" },
    }),
  ];
  refusals.push(await parent.send("POST", "/api/calendar/parse", { text: "Party 31.12.2199" }));
  expect(refusals.map(({ status, body }) => [status, body.field])).toEqual([
    [400, "recurrence"],
    [400, "start"],
    [400, "text"],
  ]);
});

it("the last day of the contract can be asked for", async () => {
  for (const range of ["start=2199-12-31", "start=2199-12-31&end=2199-12-31", "end=1900-01-01"])
    expect((await parent.get(`/api/calendar?${range}`)).status).toBe(200);
});

it("a chore every 200 years that was closed breaks no list the next day", async () => {
  writeRows();
  server.clock.advance(24 * 3_600_000);
  expect((await parent.get("/api/tasks/routines")).status).toBe(200);
  expect(await namedIds()).toContain("bad-rule");
});
