import { defineWrite } from "../../api/call.ts";
import { defineMutation } from "../../mutations/define-mutation.ts";

/** Has the phones of who asks ring again in ten minutes: `{ params: { id }, body }`. Later than now nobody wants it, so it never waits. */
export const snoozeReminder = defineMutation({
  operation: defineWrite("POST /api/reminders/{id}/snooze", []),
});
