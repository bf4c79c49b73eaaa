import type { Clock } from "#server/platform/clock.ts";
import type { Caller } from "#server/http/caller.ts";
import { apiSentence } from "#server/platform/api-sentence.ts";
import { HttpError } from "#server/platform/errors.ts";
import type { SeriesMoves } from "../family/series-moves.ts";
import type { CalendarOutbox } from "../outbox/calendar-outbox.ts";
import type { CalendarWrite } from "../outbox/calendar-write.ts";
import { type CalendarChange, type ChangeStore, oneForEach } from "../outbox/change-store.ts";
import { otherChange, ownChange } from "../outbox/changes-of-write.ts";
import { isStopped } from "../outbox/write-order.ts";
import type { ConnectedEvents } from "./connected-events.ts";

interface GiveBackDeps {
  readonly events: Pick<ConnectedEvents, "restore" | "returnMove" | "send">;
  readonly series: Pick<SeriesMoves, "inverseOf">;
  readonly outbox: Pick<CalendarOutbox, "all" | "drop">;
  readonly atomically: <T>(work: () => T) => T;
}

interface ActLookupDeps {
  readonly changes: Pick<ChangeStore, "ofAct">;
  readonly outbox: Pick<CalendarOutbox, "all">;
  readonly clock: Clock;
}

/** Creates what finds the objects of an act by its number: also of what waits to be done as its second half, unless somebody has to decide about that, which isn't done until then. */
export const createActLookup =
  ({ changes, outbox, clock }: ActLookupDeps) =>
  (actId: number): readonly CalendarChange[] => {
    const made = changes.ofAct(actId);
    if (made.length === 0) return made;
    const all = outbox.all();
    const waiting = all.flatMap((write) =>
      write.act !== actId || isStopped(write, all)
        ? []
        : [ownChange(write, clock.now()), otherChange(write, clock.now())],
    );
    const halves = waiting.flatMap((change) => (change === null ? [] : [{ ...change, id: 0 }]));
    return oneForEach([...made, ...halves]);
  };

/** What comes first where an act is taken back: what is added again, then what is changed, and last what is deleted. */
const turnOf = ({ beforeIcs, afterIcs }: CalendarChange): number => {
  if (beforeIcs === null) return 2;
  return afterIcs === null ? 0 : 1;
};

const notGivenBack = (): HttpError =>
  new HttpError(502, apiSentence("notGivenBack"), { code: "notGivenBack" });
const notTakenAway = (): HttpError =>
  new HttpError(502, apiSentence("notTakenAway"), { code: "notTakenAway" });

/** What gives an act back, and why a server took only half of that, which somebody decides about; null where it took all. */
interface GivenBackWrites {
  readonly writes: readonly CalendarWrite[];
  readonly refusal: Error | null;
}

/** Creates what gives back what was before the changes of one act. Throws where no server took any of it. */
export const createGiveBack = ({ events, series, outbox, atomically }: GiveBackDeps) => {
  /** Stores what gives an act back: each waits until the one before was taken, so that nothing is nowhere. */
  const restoreInTurn = (
    acts: readonly CalendarChange[],
    caller: Caller,
    isTellingFine: boolean,
  ): readonly CalendarWrite[] => {
    const stored: CalendarWrite[] = [];
    for (const act of acts.toSorted((a, b) => turnOf(a) - turnOf(b))) {
      const { beforeIcs, family: move, ...place } = act;
      const family = move === null ? null : series.inverseOf(move);
      const along = { family, before: stored.at(-1) ?? null };
      const write = events.restore(caller, place, beforeIcs, isTellingFine, along);
      if (write !== null) stored.push(write);
    }
    return stored;
  };

  /** Lets the half of an act go about which somebody was to decide: sent later, it would do again what is taken back now. */
  const dropStopped = (acts: readonly CalendarChange[]): void => {
    const ids = new Set(acts.map(({ actId }) => actId));
    for (const write of outbox.all())
      if (write.problem !== null && write.act !== null && ids.has(write.act)) outbox.drop(write);
  };

  const sendInTurn = async (writes: readonly CalendarWrite[]): Promise<Error | null> => {
    const results = await Promise.allSettled(writes.map(events.send));
    const at = results.findIndex(({ status }) => status === "rejected");
    const [failed, write] = [results[at], writes[at]];
    if (failed?.status !== "rejected" || write === undefined) return null;
    const reason: unknown = failed.reason;
    if (!(reason instanceof HttpError)) throw reason;
    // What comes back is there; what should go is still elsewhere as well, or it lacks something of what it had.
    if (at > 0) return write.wantedIcs === null ? notTakenAway() : reason;
    if (reason.details.code !== "sourceRefused") throw reason;
    // A move of which half is done.
    if (outbox.all().some(({ id }) => id === write.id)) return notTakenAway();
    throw writes.length > 1 ? notGivenBack() : reason;
  };

  return async (
    acts: readonly CalendarChange[],
    caller: Caller,
    isTellingFine: boolean,
  ): Promise<GivenBackWrites> => {
    const writes = atomically(() => {
      const stored =
        events.returnMove(caller, acts, isTellingFine) ??
        restoreInTurn(acts, caller, isTellingFine);
      dropStopped(acts);
      return stored;
    });
    return { writes, refusal: await sendInTurn(writes) };
  };
};
