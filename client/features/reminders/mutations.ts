import { defineWrite } from "../../api/call.ts";
import { defineMutation } from "../../mutations/define-mutation.ts";
import { remindersRead } from "./reads.ts";

interface ToldReminder {
  readonly id: string;
  readonly title: string;
}

const minute = 60_000;
const request = ({ id }: ToldReminder) => ({ params: { id }, body: {} });
const describe = ({ title }: ToldReminder): string => title;

/** Takes a reminder's card off every wall. */
export const dismissReminder = defineMutation({
  operation: defineWrite("POST /api/reminders/{id}/dismiss", ["reminders"]),
  apply: (cache, { params }) =>
    cache.update(remindersRead, ({ items }) => ({
      items: items.filter(({ id }) => id !== params.id),
    })),
});

/** Has the phones of who is signed in ring again in ten minutes; later than that nobody wants it. */
export const snoozeReminder = defineMutation({
  operation: defineWrite("POST /api/reminders/{id}/snooze", []),
  ...{ request, describe, offline: { keepFor: 10 * minute } },
});

/** Says that who is signed in is on their way; it waits for home as long as that is news. */
export const tellOnMyWay = defineMutation({
  operation: defineWrite("POST /api/reminders/{id}/on-my-way", ["reminders", "calendar"]),
  ...{ request, describe, offline: { keepFor: 120 * minute } },
});
