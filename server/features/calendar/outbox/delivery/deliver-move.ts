import { type CalendarWrite, moveSteps, type OtherObject } from "../calendar-write.ts";
import { createMoveRequest, type MoveDeps } from "./ask-for-move.ts";
import type { Delivered } from "./delivered.ts";
import { asTaken, moveSource } from "./move-source.ts";
import { type ObjectRequests, uidTaken } from "./object-requests.ts";
import { createTakeAway, type MoveClients } from "./take-away.ts";

/**
 * Brings an event into another calendar: by MOVE where the server has it, else by writing it there and deleting it
 * here. Each step is written down, so that nothing is lost or doubled in between. Rejects where no answer came.
 */
export const createMoveDelivery = (
  deps: MoveDeps & { readonly requests: Pick<ObjectRequests, "create" | "isThere"> },
) => {
  const { records, store, requests, now, onCalendars } = deps;
  const ask = createMoveRequest(deps);
  const takeAway = createTakeAway(deps);

  const putThere = async (
    write: CalendarWrite,
    other: OtherObject,
    { to }: MoveClients,
  ): Promise<Delivered | CalendarWrite> => {
    const isUncertain = write.step === moveSteps.put && write.sentAt !== null;
    // What was sent before is there then, whatever others wrote at the old place since.
    const ics = (isUncertain ? null : moveSource(records, write).ics) ?? other.ics;
    const marked = store.mark(asTaken(write, other, ics), { step: moveSteps.put, sentAt: now() });
    const sent = await requests.create(to, other, other.uid, ics, isUncertain);
    if (sent !== "written" && sent !== "again") return sent;
    // Of one that may have arrived before, only what is there says so: the old place isn't given up for somebody's own copy.
    return isUncertain && !requests.isThere(other, ics) ? uidTaken : marked;
  };

  return async (
    write: CalendarWrite,
    other: OtherObject,
    clients: MoveClients,
  ): Promise<Delivered> => {
    if (write.step === moveSteps.ask && clients.isSameServer) {
      const asked = await onCalendars([write.calendarId, other.calendarId], () =>
        ask(write, other, clients.from),
      );
      if (asked !== null) return asked;
    }
    if (write.step >= moveSteps.takeAway) return takeAway(write, clients);
    const begun = write.step === moveSteps.put ? write : { ...write, sentAt: null };
    const put = await onCalendars([other.calendarId], () => putThere(begun, other, clients));
    return "kind" in put ? put : takeAway(put, clients);
  };
};
