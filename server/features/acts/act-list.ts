import { type Act, actsKeptDays, mostActs } from "#contract/acts.ts";
import type { CalendarChangeRow } from "#contract/calendar-changes.ts";
import { type Operation, type WallRight, wallRights } from "#contract/operation.ts";
import type { Roster } from "../../config/roster.ts";
import { type Clock, iso } from "../../platform/clock.ts";
import type { ActLookups } from "./act-lookups.ts";
import type { ActStore, StoredAct } from "./act-store.ts";
import type { Inverse } from "./write-act.ts";

/** For so long acts are shown, in milliseconds. */
const shownMs = actsKeptDays * 24 * 3_600_000;

interface ActListDeps {
  readonly store: ActStore;
  readonly lookups: Pick<ActLookups, "calendarChanges">;
  readonly operations: Readonly<Record<string, Operation>>;
  readonly roster: () => Roster;
  readonly clock: Clock;
}

/** Begins the ids of changes in calendars of accounts, which are counted apart. */
export const calendarChangePrefix = "c";

const ofCalendar = ({ id, at, title, what, memberId }: CalendarChangeRow): Act => ({
  ...{ id: `${calendarChangePrefix}${id}`, at, title, noun: "event", verb: what, undo: "write" },
  ...(memberId === undefined ? {} : { memberId }),
});

/** Lists what was done last on walls, phones and, for calendars of accounts, in their history. */
export const createActList = ({ store, lookups, operations, roster, clock }: ActListDeps) => {
  /** What it takes to do all of what takes an act back. */
  const neededFor = (inverse: Inverse, noun: Act["noun"]): Act["undo"] => {
    if ("series" in inverse) return "write";
    let needed: WallRight = "tick";
    for (const { operation } of inverse.requests) {
      const { access, right } = operations[operation] ?? {};
      if (access !== "anyone") return "parent";
      // What is written about chores is a parent's, beyond their ticks.
      if (noun === "chore" && !operation.includes("/board/")) return "parent";
      if (right !== undefined && wallRights.indexOf(right) > wallRights.indexOf(needed))
        needed = right;
    }
    return needed === "write" ? "write" : "tick";
  };

  const undoOf = (act: StoredAct): Act["undo"] => {
    if (act.inverse === null || act.undoneAt !== null || store.isFollowed(act)) return undefined;
    return neededFor(act.inverse, act.noun);
  };

  const viewOf = (act: StoredAct, known: ReadonlySet<string>): Act => {
    const { id, doneAt, noun, verb, title, memberId, undoneAt } = act;
    const undo = undoOf(act);
    return {
      ...{ id: String(id), at: iso(doneAt), noun, verb, title },
      ...(memberId !== null && known.has(memberId) ? { memberId } : {}),
      ...(undo === undefined ? {} : { undo }),
      ...(undoneAt === null ? {} : { undoneAt: iso(undoneAt) }),
    };
  };

  return (): { items: Act[] } => {
    const known = new Set(roster().map(({ id }) => id));
    const own = store
      .since(clock.now() - shownMs)
      // What moved to a calendar of an account is told by its history.
      .filter(({ verb }) => verb !== "moved")
      .map((act) => viewOf(act, known));
    const items = [...own, ...lookups.calendarChanges().map(ofCalendar)]
      .toSorted((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0))
      .slice(0, mostActs);
    return { items };
  };
};
