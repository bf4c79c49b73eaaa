import type { Reminder } from "#contract/reminders.ts";
import { type QueryState, useRead } from "../../query/query-state.ts";
import { reminderRead, remindersRead } from "./reads.ts";

const none: readonly Reminder[] = [];

/** The reminders that are on the walls, with what is pending; none while they can't be read. */
export const useReminders = (): readonly Reminder[] =>
  useRead(remindersRead, {}).data?.items ?? none;

/** One reminder's event as it is now. */
export const useReminder = (id: string): QueryState<Reminder> =>
  useRead(reminderRead, { params: { id } });
