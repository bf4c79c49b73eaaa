import { expect, it } from "vitest";
import type { CalendarStore } from "../../features/calendar/range-store.ts";
import { calendarStore } from "../../features/calendar/calendar-cache.ts";
import { addEvent } from "../../features/calendar/mutations.ts";
import { addItem, editItem } from "../../features/grocery/mutations.ts";
import { groceryRead } from "../../features/grocery/reads.ts";
import { addTask } from "../../features/tasks/mutations.ts";
import { todosRead } from "../../features/tasks/reads.ts";
import { queryOf } from "../../query/query-state.ts";
import { waitingPhone } from "#tests/fixtures/waiting-phone.ts";
import { ApiError } from "../../api/api-error.ts";

const gone = () => new ApiError("Nobody there.", { status: 0, code: "network" });
const unread = undefined as { readonly items: readonly object[] } | undefined;

it("what is written in the first seconds shows before the lists were ever read", async () => {
  const { openPage, answers } = waitingPhone([addItem, editItem, addTask, addEvent]);
  answers(gone);
  const page = await openPage();
  page.enqueue(editItem, { id: "g1", name: "Milk", amount: null });
  expect(page.overlay(queryOf(groceryRead, {}).queryKey, unread)).toBeUndefined();
  page.enqueue(addItem, { id: "new", name: "Bread" });
  expect(page.overlay(queryOf(groceryRead, {}).queryKey, unread)?.items).toEqual([
    { id: "new", name: "Bread", checked: false },
  ]);
  const glue = { id: "glue", title: "Buy glue", list: "todo", daypart: null, stars: 0 } as const;
  page.enqueue(addTask, { ...glue, memberIds: ["mia"] });
  expect(page.overlay(queryOf(todosRead, {}).queryKey, unread)?.items).toMatchObject([
    { id: "glue", title: "Buy glue" },
  ]);
  const event = {
    ...{ id: "e", feedId: "family", title: "Piano", allDay: true, color: "#336699" },
    ...{ start: "2026-11-20", end: "2026-11-21", memberIds: [], recurring: false, editable: true },
  };
  page.enqueue(addEvent, { event, title: "Piano" });
  const known = undefined as CalendarStore | undefined;
  expect(page.overlay(calendarStore.queryKey, known)?.events).toEqual([event]);
});
