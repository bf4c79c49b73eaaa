import type { ObjectClient } from "#server/providers/calendar/caldav/account-port.ts";
import { type CalendarWrite, type OtherObject, partSteps } from "../calendar-write.ts";
import { type Delivered, mostTries } from "./delivered.ts";
import { createEditAttempt, type EditDeliveryDeps } from "./edit-attempt.ts";
import { planEdit } from "./plan-edit.ts";

/** The client of the series' calendar, and of the one in which a part of it goes on. */
interface PartClients {
  readonly from: ObjectClient;
  readonly to: ObjectClient;
}

type PartWrite = CalendarWrite & { readonly other: OtherObject };

const isPart = (write: CalendarWrite): write is PartWrite => write.other !== null;

/** Reads the series anew, so that a conflict shows before anything is written. */
const createPrepare =
  ({ store, copies, editor, clock, timeZone }: EditDeliveryDeps) =>
  async (write: PartWrite, from: ObjectClient): Promise<Delivered | PartWrite> => {
    const known = await copies.known(from, write, true);
    const current = known === null || known.hold !== "none" ? null : known.ics;
    const plan = planEdit(write, current, editor, { now: clock.now(), zone: timeZone() });
    // Those times have left the series already, by somebody else's hand: they would be there twice.
    if (plan.kind !== "edited") return { kind: "conflict", theirs: current };
    const { ics, following } = plan.edited;
    const other = { ...write.other, ics: following?.ics ?? write.other.ics };
    return { ...store.mark(write, { baseIcs: current, wantedIcs: ics, other }), other };
  };

/**
 * Brings a part of a series to where it goes on, and takes it out of the series once its server has it there; what
 * the series' server doesn't let go is taken from the new place again. Rejects where no answer came.
 */
export const createPartDelivery = (deps: EditDeliveryDeps) => {
  const { store, copies, requests, clock, onCalendars } = deps;
  const prepare = createPrepare(deps);
  const attempt = createEditAttempt(deps);

  const arrived = (write: PartWrite): PartWrite => ({
    ...store.mark(write, { step: partSteps.takeOut, sentAt: null }),
    other: write.other,
  });

  /** Writes the part at its new place, unless it has arrived there: as it was sent, whatever others made of its series since. */
  const create = async (
    write: PartWrite,
    { from, to }: PartClients,
  ): Promise<Delivered | PartWrite> => {
    const at = [write.other.calendarId];
    const there =
      write.sentAt === null
        ? null
        : await onCalendars(at, () => copies.readAgain(to, write.other, write.other.uid));
    if (there !== null) return arrived(write);
    const ready = await onCalendars([write.calendarId], () => prepare(write, from));
    if ("kind" in ready) return ready;
    const { other } = ready;
    const sent = await onCalendars(at, () => {
      store.mark(ready, { sentAt: clock.now() });
      return requests.create(to, other, other.uid, other.ics, false);
    });
    return sent === "written" || sent === "again" ? arrived(ready) : sent;
  };

  /** Takes the part out of its series, with what others make of it meanwhile. */
  const takeOut = async (given: PartWrite, { from, to }: PartClients): Promise<Delivered> => {
    let write: CalendarWrite = given;
    for (let tries = 0; tries < mostTries; tries += 1) {
      const isUncertain = tries === 0 && given.sentAt !== null;
      const now = write;
      const tried = await onCalendars([now.calendarId], () => attempt(now, from, isUncertain));
      if (tried.kind !== "again" && tried.kind !== "carry") return tried;
      ({ write } = tried);
      const { other } = write;
      if (tried.kind === "again" || other === null) continue;
      const sent = await onCalendars([other.calendarId], () =>
        requests.replace(to, other, other.ics),
      );
      if (typeof sent === "object") return sent;
    }
    return { kind: "refused", code: "tooOften" };
  };

  return async (given: CalendarWrite, clients: PartClients): Promise<Delivered> => {
    if (!isPart(given)) throw new Error("no part of a series");
    const there = given.step >= partSteps.takeOut ? given : await create(given, clients);
    if ("kind" in there) return there;
    const ended = await takeOut(there, clients);
    if (ended.kind === "done") return ended;
    const { other } = there;
    // Written down before: where the answer is lost, it is there or written anew before the series lets it go.
    store.mark(there, { step: partSteps.create, sentAt: clock.now() });
    const taken = await onCalendars([other.calendarId], () =>
      requests.replace(clients.to, other, null),
    );
    // Others changed it there already, or its server keeps it: then somebody decides.
    if (taken !== "written") store.mark(there, { step: partSteps.takeOut, sentAt: null });
    return ended;
  };
};
