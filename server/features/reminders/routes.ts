import type { reminders as contract } from "#contract/reminders.ts";
import type { Caller } from "../../http/caller.ts";
import { type OperationHandlers, unchanged } from "../../http/handlers.ts";
import { apiSentence } from "../../platform/api-sentence.ts";
import { HttpError } from "../../platform/errors.ts";
import type { ReminderService } from "./reminder-service.ts";

const memberOf = ({ session, unlocks }: Caller): string => {
  const memberId = session?.memberId ?? unlocks.acts?.memberId;
  if (memberId !== undefined) return memberId;
  throw new HttpError(401, apiSentence("signInFirst.phone"), { code: "signInFirst" });
};

/** The handlers of reminders that ring. */
export const reminderRoutes = (reminders: ReminderService): OperationHandlers<typeof contract> => ({
  "GET /api/reminders": () => reminders.list(),
  "GET /api/reminders/{id}": ({ params }) => reminders.get(params.id),
  "POST /api/reminders/{id}/dismiss": ({ params }) =>
    reminders.dismiss(params.id) ? undefined : unchanged(undefined),
  "POST /api/reminders/{id}/snooze": ({ params, caller }) =>
    reminders.snooze(params.id, memberOf(caller)),
  "POST /api/reminders/{id}/on-my-way": ({ params, caller }) =>
    reminders.onMyWay(params.id, memberOf(caller)),
  "DELETE /api/reminders/{id}/on-my-way": ({ params, caller }) =>
    reminders.notOnMyWay(params.id, memberOf(caller)),
});
