import { apiSentence } from "#server/platform/api-sentence.ts";
import { HttpError } from "#server/platform/errors.ts";
import { accountErrorSentence } from "#server/providers/calendar/caldav/account-view.ts";
import type { CalendarOutbox } from "../outbox/calendar-outbox.ts";
import type { CalendarWrite } from "../outbox/calendar-write.ts";
import type { EventViews } from "./event-views.ts";

/** How long an answer waits for the calendar's server, in milliseconds; what takes longer is shown as waiting. */
const answerWithinMs = 5_000;

/** Sends a write that was stored; whether it waits. Throws 409 `conflict` with both versions, or 502 where it is refused. */
export type SendWrite = (write: CalendarWrite) => Promise<boolean>;

/** Creates what sends a write that was stored, and answers with what became of it. */
export const createSendWrite =
  (
    outbox: Pick<CalendarOutbox, "settled">,
    { versions }: Pick<EventViews, "versions">,
  ): SendWrite =>
  async (write) => {
    const outcome = await outbox.settled(write.id, answerWithinMs);
    if (outcome.kind === "conflict")
      throw new HttpError(409, apiSentence("conflict"), {
        ...{ code: "conflict", versions: versions(write, outcome.theirs) },
      });
    if (outcome.kind === "refused")
      throw new HttpError(
        502,
        apiSentence("sourceRefused.calendar", { why: accountErrorSentence(outcome.code) }),
        {
          ...{ code: "sourceRefused", reason: outcome.code },
        },
      );
    return outcome.kind === "waiting";
  };
