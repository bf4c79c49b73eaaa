import type { Clock } from "#server/platform/clock.ts";
import type { ObjectClient } from "#server/providers/calendar/caldav/account-port.ts";
import type { OnCalendars } from "#server/providers/calendar/caldav/calendar-locks.ts";
import type { ObjectEditor } from "#server/providers/calendar/object-port.ts";
import type { CalendarWrite } from "../calendar-write.ts";
import type { CalendarWriteStore } from "../write-store.ts";
import { type Delivered, mostTries } from "./delivered.ts";
import type { ObjectRequests } from "./object-requests.ts";
import { hasLeft, planEdit } from "./plan-edit.ts";
import type { StoredCopies } from "./stored-copies.ts";

interface EditDeliveryDeps {
  readonly store: Pick<CalendarWriteStore, "mark">;
  readonly copies: StoredCopies;
  readonly requests: ObjectRequests;
  readonly editor: ObjectEditor;
  readonly clock: Clock;
  readonly timeZone: () => string;
  readonly onCalendars: OnCalendars;
}

/**
 * Brings a new, changed or deleted event to its server. What was sent is written down before, so that after a lost
 * answer or a power cut the server is read instead of told twice. Rejects where no answer came.
 */
export const createEditDelivery = (deps: EditDeliveryDeps) => {
  const { store, copies, requests, editor, clock, onCalendars } = deps;

  const arrived = (write: CalendarWrite): CalendarWrite =>
    store.mark(write, { step: 1, sentAt: null });

  /** Tries once: the write as it is then, or what became of it. */
  const attempt = async (
    write: CalendarWrite,
    client: ObjectClient,
    isUncertain: boolean,
  ): Promise<CalendarWrite | Delivered> => {
    const known = await copies.known(client, write, isUncertain);
    const isNew = write.baseIcs === null && write.edit === null;
    // It is the one that was sent, however its server writes it.
    if (isUncertain && isNew && known !== null) return arrived(write);
    // What is gone there with many others isn't brought back by a write.
    const current = known === null || known.hold !== "none" ? null : known.ics;
    const context = { now: clock.now(), zone: deps.timeZone() };
    const plan = planEdit(write, current, editor, context);
    // Others changed the rest since ours arrived: what left it has to go on elsewhere all the same.
    if (plan.kind === "conflict" && isUncertain && hasLeft(write, current, editor, context))
      return arrived(write);
    if (plan.kind === "conflict") return { kind: "conflict", theirs: current };
    if (plan.kind === "same") return arrived(write);
    const { ics, following } = plan.edited;
    const other =
      write.other === null || following === undefined
        ? write.other
        : { ...write.other, ics: following.ics };
    // What is undone later is what was there, with what others had made of it.
    const sentAt = clock.now();
    const marked = store.mark(write, { baseIcs: current, wantedIcs: ics, other, sentAt });
    const sent = await requests.replace(client, marked, ics);
    if (sent === "written") return arrived(marked);
    return sent === "again" ? marked : sent;
  };

  /** Writes what goes on, once the old series ends before it or lacks it. */
  const deliverOther = async (write: CalendarWrite, client: ObjectClient): Promise<Delivered> => {
    const { other } = write;
    if (other === null) return { kind: "done" };
    const isUncertain = write.sentAt !== null;
    store.mark(write, { sentAt: clock.now() });
    const sent = await requests.create(client, other, other.uid, other.ics, isUncertain);
    return sent === "written" || sent === "again" ? { kind: "done" } : sent;
  };

  return async (
    given: CalendarWrite,
    { from, to }: { readonly from: ObjectClient; readonly to: ObjectClient },
  ): Promise<Delivered> => {
    let write = given;
    for (let tries = 0; write.step === 0; tries += 1) {
      if (tries === mostTries) return { kind: "refused", code: "tooOften" };
      // Only the request of an earlier run may have arrived without our knowing.
      const isUncertain = tries === 0 && given.sentAt !== null;
      const now = write;
      const tried = await onCalendars([now.calendarId], () => attempt(now, from, isUncertain));
      if ("kind" in tried) return tried;
      write = tried;
    }
    const ended = write;
    return onCalendars([(ended.other ?? ended).calendarId], () => deliverOther(ended, to));
  };
};
