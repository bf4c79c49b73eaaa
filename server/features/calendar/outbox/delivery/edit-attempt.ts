import type { Clock } from "#server/platform/clock.ts";
import type { ObjectClient } from "#server/providers/calendar/caldav/account-port.ts";
import type { OnCalendars } from "#server/providers/calendar/caldav/calendar-locks.ts";
import type { ObjectEditor } from "#server/providers/calendar/object-port.ts";
import type { CalendarWrite } from "../calendar-write.ts";
import { isSameObject } from "../same-object.ts";
import type { CalendarWriteStore } from "../write-store.ts";
import type { Delivered } from "./delivered.ts";
import type { ObjectRequests } from "./object-requests.ts";
import { hasLeft, planEdit } from "./plan-edit.ts";
import type { StoredCopies } from "./stored-copies.ts";

/** What the delivery of edits works with. */
export interface EditDeliveryDeps {
  readonly store: Pick<CalendarWriteStore, "mark">;
  readonly copies: StoredCopies;
  readonly requests: ObjectRequests;
  readonly editor: ObjectEditor;
  readonly clock: Clock;
  readonly timeZone: () => string;
  readonly onCalendars: OnCalendars;
}

/** What a try came to: others wrote before, or what goes on beside has to be what they made of it first. */
type Tried =
  | Delivered
  | { readonly kind: "again"; readonly write: CalendarWrite }
  | { readonly kind: "carry"; readonly write: CalendarWrite };

/** Creates what tries once to bring an edit to its object's server. */
export const createEditAttempt = (deps: EditDeliveryDeps) => {
  const { store, copies, requests, editor, clock } = deps;
  return async (
    write: CalendarWrite,
    client: ObjectClient,
    isUncertain: boolean,
  ): Promise<Tried> => {
    const known = await copies.known(client, write, isUncertain);
    const isNew = write.baseIcs === null && write.edit === null;
    // It is the one that was sent, however its server writes it. One from the family calendar kept its UID, which somebody's
    // own copy may have as well.
    if (isUncertain && isNew && known !== null && write.family === null) return { kind: "done" };
    // What is gone there with many others isn't brought back by a write.
    const current = known === null || known.hold !== "none" ? null : known.ics;
    const context = { now: clock.now(), zone: deps.timeZone() };
    const plan = planEdit(write, current, editor, context);
    // Others changed the rest since ours arrived.
    if (plan.kind === "conflict" && isUncertain && hasLeft(write, current, editor, context))
      return { kind: "done" };
    if (plan.kind === "conflict") return { kind: "conflict", theirs: current };
    if (plan.kind === "same") return { kind: "done" };
    const { ics, following } = plan.edited;
    const { other } = write;
    // What is undone later is what was there, with what others had made of it.
    const base = { baseIcs: current, wantedIcs: ics };
    if (
      other !== null &&
      following !== undefined &&
      !isSameObject(editor, following.ics, other.ics)
    )
      return {
        kind: "carry",
        write: store.mark(write, { ...base, other: { ...other, ics: following.ics } }),
      };
    const marked = store.mark(write, { ...base, sentAt: clock.now() });
    const sent = await requests.replace(client, marked, ics);
    if (sent === "written") return { kind: "done" };
    return sent === "again" ? { kind: "again", write: marked } : sent;
  };
};
