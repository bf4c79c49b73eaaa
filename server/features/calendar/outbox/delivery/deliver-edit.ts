import type { ObjectClient } from "#server/providers/calendar/caldav/account-port.ts";
import type { CalendarWrite } from "../calendar-write.ts";
import { type Delivered, mostTries } from "./delivered.ts";
import { createEditAttempt, type EditDeliveryDeps } from "./edit-attempt.ts";

/**
 * Brings a new, changed or deleted event to its server. What was sent is written down before, so that after a lost
 * answer or a power cut the server is read instead of told twice. Rejects where no answer came.
 */
export const createEditDelivery = (deps: EditDeliveryDeps) => {
  const attempt = createEditAttempt(deps);
  return async (given: CalendarWrite, client: ObjectClient): Promise<Delivered> => {
    let write = given;
    for (let tries = 0; tries < mostTries; tries += 1) {
      // Only the request of an earlier run may have arrived without our knowing.
      const isUncertain = tries === 0 && given.sentAt !== null;
      const now = write;
      const tried = await deps.onCalendars([now.calendarId], () =>
        attempt(now, client, isUncertain),
      );
      if (tried.kind !== "again" && tried.kind !== "carry") return tried;
      ({ write } = tried);
    }
    return { kind: "refused", code: "tooOften" };
  };
};
