import * as z from "zod";
import { dayparts } from "#contract/tasks.ts";
import type { Db } from "../../db/connection.ts";
import type { RecordedTask, TaskFields, TaskRecords } from "../../providers/tasks/port.ts";

interface Row {
  id: string;
  list: string;
  title: string;
  member_ids: string;
  icon: string | null;
  daypart: string | null;
  stars: number;
  due: string | null;
  recurrence: string | null;
  repeat_after_days: number | null;
  notes: string | null;
  created_on: string;
  created_at: number;
}

const memberIds = z.array(z.string());
const list = z.enum(["todo", "routine"]);
const daypart = z.enum(dayparts).nullable();

const read = (row: Row): RecordedTask => ({
  id: row.id,
  list: list.parse(row.list),
  title: row.title,
  memberIds: memberIds.parse(JSON.parse(row.member_ids)),
  ...(row.icon === null ? {} : { icon: row.icon }),
  daypart: daypart.parse(row.daypart),
  stars: row.stars,
  ...(row.due === null ? {} : { due: row.due }),
  ...(row.recurrence === null ? {} : { recurrence: row.recurrence }),
  ...(row.repeat_after_days === null ? {} : { repeatAfterDays: row.repeat_after_days }),
  ...(row.notes === null ? {} : { notes: row.notes }),
  createdOn: row.created_on,
  createdAt: row.created_at,
});

const toRow = (fields: TaskFields) => ({
  list: fields.list,
  title: fields.title,
  member_ids: JSON.stringify(fields.memberIds),
  icon: fields.icon ?? null,
  daypart: fields.daypart,
  stars: fields.stars,
  due: fields.due ?? null,
  recurrence: fields.recurrence ?? null,
  repeat_after_days: fields.repeatAfterDays ?? null,
  notes: fields.notes ?? null,
});

const columns =
  "id, list, title, member_ids, icon, daypart, stars, due, recurrence, repeat_after_days, notes, created_on, created_at";

/** Stores the embedded provider's tasks. */
export const createTaskRecords = (db: Db): TaskRecords => {
  const unfinished = db.prepare<[], Row>(
    `SELECT ${columns} FROM tasks WHERE removed_at IS NULL AND finished = 0 ORDER BY created_at, id`,
  );
  const one = db.prepare<[string], Row>(
    `SELECT ${columns} FROM tasks WHERE id = ? AND removed_at IS NULL`,
  );
  const insert = db.prepare(
    `INSERT INTO tasks (${columns}) VALUES (:id, :list, :title, :member_ids, :icon, :daypart, :stars, :due,
       :recurrence, :repeat_after_days, :notes, :created_on, :created_at)`,
  );
  const update = db.prepare(
    `UPDATE tasks SET list = :list, title = :title, member_ids = :member_ids, icon = :icon, daypart = :daypart,
       stars = :stars, due = :due, recurrence = :recurrence, repeat_after_days = :repeat_after_days, notes = :notes,
       finished = 0 WHERE id = :id`,
  );
  const finish = db.prepare<[number, string]>("UPDATE tasks SET finished = ? WHERE id = ?");
  const remove = db.prepare<[number, string]>("UPDATE tasks SET removed_at = ? WHERE id = ?");
  const done = db.prepare<[string, string]>(
    "SELECT 1 FROM completions WHERE task_id = ? AND occurrence = ? AND reopened_at IS NULL",
  );
  const lastDone = db.prepare<[string, string], { day: string | null }>(
    "SELECT max(done_on) AS day FROM completions WHERE task_id = ? AND done_on <= ? AND reopened_at IS NULL",
  );
  return {
    unfinished: () => unfinished.all().map(read),
    find: (id) => {
      const row = one.get(id);
      return row === undefined ? null : read(row);
    },
    add: (task) => {
      insert.run({
        ...toRow(task),
        id: task.id,
        created_on: task.createdOn,
        created_at: task.createdAt,
      });
    },
    change: (id, fields) => {
      update.run({ ...toRow(fields), id });
    },
    finish: (id, finished) => {
      finish.run(finished ? 1 : 0, id);
    },
    remove: (id, at) => {
      remove.run(at, id);
    },
    isDone: (id, occurrence) => done.get(id, occurrence) !== undefined,
    lastDoneOn: (id, today) => lastDone.get(id, today)?.day ?? null,
  };
};
