import { expect, it } from "vitest";
import { openDatabaseBefore } from "#tests/fixtures/server/older-database.ts";
import { createCalendarStore } from "./calendar-store.ts";

it("a calendar from before children had rights is closed to them until a parent says so", () => {
  const { db, update, close } = openDatabaseBefore("ADD COLUMN children_write");
  db.exec(`
    INSERT INTO calendar_accounts (id, addresses, has_scheduling, found_at) VALUES ('icloud', '[]', 0, 1);
    INSERT INTO account_calendars (id, account_id, url, name, kinds, is_read_only, position, is_chosen, member_ids)
      VALUES ('family', 'icloud', 'https://calendar.example/family/', 'Family', '["VEVENT"]', 0, 0, 1, '["mia"]')`);
  update();
  expect(createCalendarStore(db).calendar("family")).toMatchObject({
    ...{ name: "Family", isChosen: true, memberIds: ["mia"] },
    childrenWrite: false,
  });
  close();
});
