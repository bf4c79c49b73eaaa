import { resolve } from "node:path";
import Database from "better-sqlite3";
import { describe, expect, it } from "vitest";
import { readMigrations } from "../migrate.ts";
import { rowRules } from "./row-rules.ts";
import { tooLongColumn } from "./text-bounds.ts";

/** Tables of which no answer needs more than the table itself demands, each with why. */
const withoutRule: Readonly<Record<string, string>> = {
  family_calendar: "a number that only grows",
  grocery_aisles: "texts that are looked up; an unknown aisle is the last one",
  hidden_photos: "ids that are looked up",
  journal_hearts: "a heart of nobody who lives here isn't shown",
  journal_tags: "any text is a tag",
  pin_tries: "counted, never answered",
  push_asked: "looked up, never answered",
  push_outbox: "sent, never answered",
  push_subscriptions: "sent to, never answered",
  push_told: "looked up, never answered",
  throttle_grants: "looked up, never answered",
};

it("a backup's rows are checked in every table, or it is said why any row will do", () => {
  const db = new Database(":memory:");
  for (const { sql } of readMigrations(resolve(import.meta.dirname, "../../../migrations")))
    db.exec(sql);
  const tables = db
    .prepare<[], { name: string }>(
      // SQLite's own tables and the full text index aren't the family's words.
      `SELECT name FROM pragma_table_list
       WHERE schema = 'main' AND type = 'table' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\'`,
    )
    .all()
    .map(({ name }) => name);
  db.close();
  const known = [...Object.keys(rowRules), ...Object.keys(withoutRule)].filter(
    (name) => !name.startsWith("sqlite_"),
  );
  expect(known.toSorted()).toEqual(tables.toSorted());
});

it("an event of a calendar elsewhere is as long as such events are, and so are its name and its address", () => {
  const ics = `BEGIN:VCALENDAR\r\n${"X-NOTE:long\r\n".repeat(5_000)}END:VCALENDAR\r\n`;
  const url = `https://cloud.example/${"a".repeat(3_000)}.ics`;
  const other = { calendarId: "work", path: url, url, uid: "lesson", ics };
  expect(tooLongColumn({ ics, url })).toBeUndefined();
  expect(tooLongColumn({ base_ics: ics, wanted_ics: ics, other: JSON.stringify(other) })).toBe(
    undefined,
  );
  expect(tooLongColumn({ ics: ics.repeat(50) })).toBe("ics");
  const change = {
    ...{ act_id: 1, title: "a".repeat(500), url, member_id: null, changed_at: 1 },
    family: null,
  };
  expect(rowRules["calendar_changes"]?.safeParse(change).success).toBe(true);
});

it("a change that waits for another one waits for an earlier one, and no two wait for each other", () => {
  const url = "https://cloud.example/choir.ics";
  const isTaken = (after: number | null): boolean | undefined =>
    rowRules["calendar_writes"]?.safeParse({
      ...{ id: 7, title: "Choir", url, edit: null, other: null, step: 0, sent_at: null },
      ...{ member_id: null, begun_at: 1, family: null, after_write: after, act_id: after },
    }).success;
  expect([null, 6, 7, 8].map(isTaken)).toEqual([true, true, false, false]);
});

describe("what a move between calendars did in the family's", () => {
  const series = {
    ...{ title: "Choir", location: "Town hall", notes: "n".repeat(4_000), icon: "music" },
    ...{ memberIds: ["mia"], key: "choir", uid: "choir", rule: "FREQ=WEEKLY;COUNT=4" },
    at: { day: "2026-11-24", time: "15:30:00", zone: "Europe/Berlin", length: 45 },
    ...{ added: [], except: ["2026-12-01"] },
    changes: [{ originalDay: "2026-12-08", title: "Concert" }],
    ...{ sequence: 1, stampedAt: 1, createdAt: 1 },
  };
  const change = (moved: object) => ({
    ...{ act_id: 1, title: "Choir", url: "https://cloud.example/choir.ics", member_id: null },
    ...{ changed_at: 1, family: JSON.stringify({ before: series, after: null, moved }) },
  });
  const isTaken = (row: object): boolean | undefined =>
    rowRules["calendar_changes"]?.safeParse(row).success;

  it("comes with a backup from another house, however much is written about the event", () => {
    expect(tooLongColumn(change(series))).toBeUndefined();
    expect(isTaken(change(series))).toBe(true);
  });

  it.each([
    { rule: "FREQ=SECONDLY" },
    { title: "x".repeat(201) },
    { at: { ...series.at, day: "2026-02-31" } },
    { changes: [{ originalDay: "someday" }] },
    { key: undefined },
  ])("can't give back an event that no wall writes: %j", (wrong) => {
    expect(isTaken(change({ ...series, ...wrong }))).toBe(false);
    expect(isTaken({ ...change(series), family: "{}" })).toBe(false);
  });
});

describe("a row of a backup from elsewhere", () => {
  const refusedField = (table: string, row: object): unknown =>
    rowRules[table]
      ?.safeParse(row)
      .error?.issues.map(({ path }) => path.join("."))
      .find((field) => Object.keys(row).includes(field));

  it("can't stop the calendar by what no wall writes about an account", () => {
    expect(refusedField("account_calendars", { kinds: '["VFREEBUSY"]' })).toBe("kinds");
    expect(refusedField("account_calendars", { url: "file:///etc/passwd" })).toBe("url");
    expect(refusedField("calendar_writes", { edit: '{"kind":"guess"}' })).toBe("edit");
    expect(refusedField("calendar_writes", { other: "{}" })).toBe("other");
  });

  it.each(["123456789", "4006381333930"])("brings no barcode %s, which no shop has", (code) => {
    expect(refusedField("grocery_barcodes", { code })).toBe("code");
  });

  it.each(["FREQ=SECONDLY", "RRULE:FREQ=HOURLY", "FREQ=DAILY;BYMINUTE=1,2,3"])(
    "can't hold up the board with a chore of %s",
    (recurrence) => {
      expect(refusedField("tasks", { recurrence })).toBe("recurrence");
      expect(refusedField("family_events", { rule: recurrence })).toBe("rule");
    },
  );

  it.each([null, "FREQ=DAILY", "FREQ=WEEKLY;BYDAY=MO,WE;UNTIL=20271231"])(
    "may repeat a chore by %s",
    (recurrence) => {
      expect(refusedField("tasks", { recurrence })).toBeUndefined();
    },
  );

  it.each(["", " ", "x".repeat(201)])("can't bring a chore that is called %j", (title) => {
    expect(refusedField("tasks", { title })).toBe("title");
  });

  it("can't bring an event whose title the calendar has no room for, but one without a title", () => {
    for (const table of ["family_events", "family_event_changes"]) {
      expect(refusedField(table, { title: "x".repeat(201) })).toBe("title");
      expect(refusedField(table, { title: " " })).toBe("title");
      for (const title of ["", "x".repeat(200)])
        expect(refusedField(table, { title })).toBeUndefined();
    }
  });

  it("can't use up the numbers of a table, so that no PIN could be tried", () => {
    expect(refusedField("sqlite_sequence", { seq: 9223372036854775807n })).toBe("seq");
    expect(refusedField("sqlite_sequence", { seq: 2 ** 63 })).toBe("seq");
    expect(refusedField("sqlite_sequence", { seq: 12 })).toBeUndefined();
  });
});
