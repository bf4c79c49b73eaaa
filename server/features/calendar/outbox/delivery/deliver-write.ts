import type { Clock } from "#server/platform/clock.ts";
import type { ObjectClient } from "#server/providers/calendar/caldav/account-port.ts";
import type { AccountRecords } from "#server/providers/calendar/caldav/account-records.ts";
import type { OnCalendars } from "#server/providers/calendar/caldav/calendar-locks.ts";
import type { ObjectEditor } from "#server/providers/calendar/object-port.ts";
import type { CalendarWrite } from "../calendar-write.ts";
import type { CalendarWriteStore } from "../write-store.ts";
import { createEditDelivery } from "./deliver-edit.ts";
import { createMoveDelivery } from "./deliver-move.ts";
import type { Delivered } from "./delivered.ts";
import { createPartDelivery } from "./deliver-part.ts";
import { createObjectRequests } from "./object-requests.ts";
import { createStoredCopies } from "./stored-copies.ts";

/** What the delivery of writes works with. */
export interface WriteDeliveryDeps {
  readonly store: Pick<CalendarWriteStore, "mark">;
  readonly records: Pick<AccountRecords, "object" | "putObjects" | "removeObjects">;
  readonly editor: ObjectEditor;
  readonly clock: Clock;
  readonly timeZone: () => string;
  /** The client of a calendar's account; null where it isn't connected just now. */
  readonly clientOf: (calendarId: string) => ObjectClient | null;
  /** Does a step of a write while its calendars are neither read nor written otherwise. */
  readonly onCalendars: OnCalendars;
}

/** Why nothing can be sent: the account isn't connected just now. */
export class AccountAwayError extends Error {
  override readonly name = "AccountAway";
}

/**
 * Brings one write to its server, in whichever way it needs. Each step has the calendars alone that it talks to, so that
 * one whose server hangs keeps no other from being read and written. Rejects where no answer came.
 */
export const createWriteDelivery = (deps: WriteDeliveryDeps) => {
  const { records, clientOf, clock } = deps;
  const copies = createStoredCopies(records);
  const tools = {
    copies,
    requests: createObjectRequests({ records, copies, editor: deps.editor }),
  };
  const deliverEdit = createEditDelivery({ ...deps, ...tools });
  const deliverPart = createPartDelivery({ ...deps, ...tools });
  const deliverMove = createMoveDelivery({ ...deps, ...tools, now: () => clock.now() });
  return async (write: CalendarWrite): Promise<Delivered> => {
    const from = clientOf(write.calendarId);
    const to = write.other === null ? from : clientOf(write.other.calendarId);
    if (from === null || to === null) throw new AccountAwayError();
    if (write.other === null) return deliverEdit(write, from);
    if (!write.isMove) return deliverPart(write, { from, to });
    const isSameServer =
      from === to && new URL(write.url).origin === new URL(write.other.url).origin;
    return deliverMove(write, write.other, { from, to, isSameServer });
  };
};
