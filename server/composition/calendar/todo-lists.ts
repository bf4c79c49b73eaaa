import { randomUUID } from "node:crypto";
import type { CalendarOutbox } from "../../features/calendar/outbox/calendar-outbox.ts";
import type { Clock } from "../../platform/clock.ts";
import type { AccountRecords } from "../../providers/calendar/caldav/account-records.ts";
import type { Accounts } from "../../providers/calendar/caldav/accounts.ts";
import { canonicalPath } from "../../providers/calendar/caldav/dav/object-path.ts";
import { createTodo, editTodo } from "../../providers/calendar/caldav/edit/todo/edit-todo.ts";
import { readTodo } from "../../providers/calendar/caldav/edit/todo/read-todo.ts";
import type { StoredTodo } from "../../providers/calendar/object-port.ts";
import type { TodoLists } from "../../providers/tasks/caldav/todo-lists.ts";

interface TodoListsDeps {
  readonly accounts: Pick<Accounts, "status" | "look">;
  readonly records: Pick<AccountRecords, "calendars" | "calendar" | "todoList">;
  readonly shownAfter: AccountRecords["objectsAfter"];
  readonly outbox: Pick<CalendarOutbox, "add" | "resume" | "shown">;
  readonly clock: Clock;
  readonly timeZone: () => string;
}

/** An object with its to-do as it was read; null where it holds none. */
interface ReadObject {
  readonly path: string;
  readonly url: string;
  readonly ics: string;
  readonly todo: StoredTodo | null;
}

interface ReadList {
  readonly version: string;
  readonly objects: ReadonlyMap<string, ReadObject>;
  readonly todos: readonly StoredTodo[];
}

const objectsAtOnce = 250;

/** Whether there is a to-do to be read in it; one that is done for good is read only when somebody asks for it. */
const hasTodo = (ics: string): boolean => /^BEGIN:VTODO/im.test(ics);

/** Creates what reads a list, anew only where it has changed. */
const createListReader = ({
  records,
  shownAfter,
  timeZone,
}: Pick<TodoListsDeps, "records" | "shownAfter" | "timeZone">) => {
  const known = new Map<string, ReadList>();

  return (listId: string): ReadList => {
    const before = known.get(listId);
    const version = `${records.calendar(listId)?.version ?? -1} ${timeZone()}`;
    if (before?.version === version) return before;
    const objects = new Map<string, ReadObject>();
    for (let after = ""; ;) {
      const page = shownAfter(listId, after, objectsAtOnce);
      for (const { path, url, ics, isReadable } of page) {
        if (!isReadable || !hasTodo(ics)) continue;
        const same = before?.objects.get(path);
        const todo = same?.ics === ics ? same.todo : readTodo(ics, timeZone());
        objects.set(path, { path, url, ics, todo });
      }
      const last = page.at(-1);
      if (last === undefined || page.length < objectsAtOnce) break;
      after = last.path;
    }
    const todos = [...objects.values()].flatMap(({ todo }) => todo ?? []);
    const read = { version, objects, todos };
    known.set(listId, read);
    return read;
  };
};

/** Opens the to-do lists of accounts: read from what is stored, written by the calendars' outbox. */
export const openTodoLists = (deps: TodoListsDeps): TodoLists => {
  const { accounts, records, outbox, clock, timeZone } = deps;
  const readList = createListReader(deps);
  /** Sends what was written once the caller's transaction is over. */
  const sendLater = (): void => void setImmediate(outbox.resume);

  const base = (title: string) => ({
    ...{ title, other: null, isMove: false, family: null, memberId: null, begunAt: clock.now() },
  });

  return {
    chosen: records.todoList,
    lists: () => {
      accounts.look();
      return accounts
        .status()
        .flatMap(({ account }) => records.calendars(account.id))
        .filter(
          ({ isChosen, isReadOnly, isGone, kinds }) =>
            isChosen && !isReadOnly && !isGone && kinds.includes("VTODO"),
        )
        .map(({ id, name, memberIds, kinds }) => ({
          ...{ id, name, memberIds, hasEvents: kinds.includes("VEVENT") },
        }));
    },
    todos: (listId) => readList(listId).todos,
    add: (listId, patch) => {
      const uid = randomUUID();
      const folder = records.calendar(listId)?.url ?? "";
      const url = new URL(`${uid}.ics`, folder.endsWith("/") ? folder : `${folder}/`).href;
      const moment = { now: clock.now(), zone: timeZone() };
      outbox.add({
        ...{ ...base(patch.title ?? ""), calendarId: listId, path: canonicalPath(url), url, uid },
        ...{ baseIcs: null, wantedIcs: createTodo(patch, uid, moment), edit: null },
      });
      sendLater();
      return uid;
    },
    change: (listId, uid, patch) => {
      const found = [...readList(listId).objects.values()].find(({ todo }) => todo?.uid === uid);
      if (found === undefined || Object.keys(patch).length === 0) return;
      const { path, url, ics, todo } = found;
      const wantedIcs = editTodo(ics, patch, { now: clock.now(), zone: timeZone() });
      outbox.add({
        ...{ ...base(patch.title ?? todo?.title ?? ""), calendarId: listId, path, url, uid },
        ...{ baseIcs: ics, wantedIcs, edit: { kind: "todo", which: {}, patch } },
      });
      sendLater();
    },
  };
};
