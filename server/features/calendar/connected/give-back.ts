import type { Clock } from "#server/platform/clock.ts";
import type { Caller } from "#server/http/caller.ts";
import { apiSentence } from "#server/platform/api-sentence.ts";
import { HttpError } from "#server/platform/errors.ts";
import type { SeriesMoves } from "../family/series-moves.ts";
import type { CalendarOutbox } from "../outbox/calendar-outbox.ts";
import type { CalendarWrite } from "../outbox/calendar-write.ts";
import { type CalendarChange, type ChangeStore, oneForEach } from "../outbox/change-store.ts";
import { otherChange, ownChange } from "../outbox/changes-of-write.ts";
import type { ConnectedEvents } from "./connected-events.ts";

interface GiveBackDeps {
  readonly events: Pick<ConnectedEvents, "restore" | "returnMove" | "send">;
  readonly series: Pick<SeriesMoves, "inverseOf">;
  readonly atomically: <T>(work: () => T) => T;
}

interface ActLookupDeps {
  readonly changes: Pick<ChangeStore, "ofAct">;
  readonly outbox: Pick<CalendarOutbox, "all">;
  readonly clock: Clock;
}

/** Creates what finds the objects of an act by its number: also of what waits to be done as its second half. */
export const createActLookup =
  ({ changes, outbox, clock }: ActLookupDeps) =>
  (actId: number): readonly CalendarChange[] => {
    const made = changes.ofAct(actId);
    if (made.length === 0) return made;
    const waiting = outbox
      .all()
      .filter(({ act }) => act === actId)
      .flatMap((write) => [ownChange(write, clock.now()), otherChange(write, clock.now())])
      .filter((change) => change !== null)
      .map((change) => ({ ...change, id: 0 }));
    return oneForEach([...made, ...waiting]);
  };

/** What comes first where an act is taken back: what is added again, then what is changed, and last what is deleted. */
const turnOf = ({ beforeIcs, afterIcs }: CalendarChange): number => {
  if (beforeIcs === null) return 2;
  return afterIcs === null ? 0 : 1;
};

const refusal = (code: "notGivenBack" | "notTakenAway"): HttpError =>
  new HttpError(502, apiSentence(code), { code });

/** Creates what gives back what was before the changes of one act. */
export const createGiveBack = ({ events, series, atomically }: GiveBackDeps) => {
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

  const sendInTurn = async (writes: readonly CalendarWrite[]): Promise<void> => {
    const results = await Promise.allSettled(writes.map(events.send));
    const at = results.findIndex(({ status }) => status === "rejected");
    const failed = results[at];
    if (failed?.status !== "rejected") return;
    const { reason } = failed;
    // The second half alone: what comes back is there, and what should go is still elsewhere as well.
    if (at > 0) throw refusal("notTakenAway");
    const isRefused = reason instanceof HttpError && reason.details.code === "sourceRefused";
    throw isRefused && writes.length > 1 ? refusal("notGivenBack") : reason;
  };

  return async (
    acts: readonly CalendarChange[],
    caller: Caller,
    isTellingFine: boolean,
  ): Promise<readonly CalendarWrite[]> => {
    const writes = atomically(
      () =>
        events.returnMove(caller, acts, isTellingFine) ??
        restoreInTurn(acts, caller, isTellingFine),
    );
    await sendInTurn(writes);
    return writes;
  };
};
