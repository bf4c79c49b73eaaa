import { defineWrite } from "../../api/call.ts";
import { defineMutation } from "../../mutations/define-mutation.ts";
import { remindersRead } from "./reads.ts";

/** Takes a reminder's card off every wall. */
export const dismissReminder = defineMutation({
  operation: defineWrite("POST /api/reminders/{id}/dismiss", ["reminders"]),
  apply: (cache, { params }) =>
    cache.update(remindersRead, ({ items }) => ({
      items: items.filter(({ id }) => id !== params.id),
    })),
});
