import { expect, it } from "vitest";
import { openDatabaseBefore } from "#tests/fixtures/server/older-database.ts";
import { createChangeStore } from "./change-store.ts";
import { createCalendarWriteStore } from "./write-store.ts";

const about = "'c', '/c/1.ics', 'https://calendar.example/c/1.ics', 'one', 'Dentist'";

it("what waits for a calendar server, and what can be given back, outlive the update to moves", () => {
  const { db, update, close } = openDatabaseBefore("calendar_writes ADD COLUMN family");
  db.exec(`
    INSERT INTO calendar_accounts (id, addresses, has_scheduling, found_at) VALUES ('icloud', '[]', 0, 1);
    INSERT INTO account_calendars (id, account_id, url, name, kinds, is_read_only, position, is_chosen, member_ids)
      VALUES ('c', 'icloud', 'https://calendar.example/c/', 'Ours', '["VEVENT"]', 0, 0, 1, '[]');
    INSERT INTO calendar_writes (calendar_id, path, url, uid, title, base_ics, wanted_ics, is_move, step, begun_at)
      VALUES (${about}, 'before', 'after', 0, 1, 5);
    INSERT INTO calendar_changes (act_id, calendar_id, path, url, uid, title, kind, before_ics, after_ics, changed_at)
      VALUES (7, ${about}, 'changed', 'before', 'after', 5)`);
  update();
  const own = { calendarId: "c", uid: "one", title: "Dentist", family: null };
  const writes = createCalendarWriteStore(db);
  expect(writes.all()).toMatchObject([{ ...own, baseIcs: "before", wantedIcs: "after", step: 1 }]);
  const changes = createChangeStore(db);
  expect(changes.ofAct(7)).toMatchObject([{ ...own, beforeIcs: "before", afterIcs: "after" }]);
  close();
});

it("a part that has left its series before the update is written where it was to go, and nothing else", () => {
  const { db, update, close } = openDatabaseBefore("calendar_writes ADD COLUMN after_write");
  const place = { calendarId: "d", path: "/d/2.ics", url: "https://calendar.example/d/2.ics" };
  const other = JSON.stringify({ ...place, uid: "two", ics: "part" });
  db.exec(`
    INSERT INTO calendar_accounts (id, addresses, has_scheduling, found_at) VALUES ('icloud', '[]', 0, 1);
    INSERT INTO account_calendars (id, account_id, url, name, kinds, is_read_only, position, is_chosen, member_ids)
      VALUES ('c', 'icloud', 'https://calendar.example/c/', 'Ours', '["VEVENT"]', 0, 0, 1, '[]'),
        ('d', 'icloud', 'https://calendar.example/d/', 'Theirs', '["VEVENT"]', 0, 1, 1, '[]');
    INSERT INTO calendar_writes (calendar_id, path, url, uid, title, base_ics, wanted_ics, other, is_move, step, begun_at)
      VALUES (${about}, 'whole', 'rest', '${other}', 0, 1, 5), (${about}, 'whole', 'rest', '${other}', 0, 0, 5),
        (${about}, 'whole', NULL, '${other}', 1, 2, 5)`);
  update();
  const [left, unsent, moved] = createCalendarWriteStore(db).all();
  const alone = { other: null, edit: null, baseIcs: null, step: 0, after: null, act: null };
  expect(left).toMatchObject({ ...place, ...alone, uid: "two", wantedIcs: "part" });
  expect(unsent).toMatchObject({
    calendarId: "c",
    baseIcs: "whole",
    step: 0,
    other: { uid: "two" },
  });
  expect(moved).toMatchObject({ calendarId: "c", isMove: true, step: 2, other: { uid: "two" } });
  close();
});
