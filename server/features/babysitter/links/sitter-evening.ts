import type { SitterEvening } from "#contract/babysitter-links.ts";
import type { Babysitter } from "#contract/babysitter.ts";
import { type Clock, iso } from "#server/platform/clock.ts";
import { eveningOf } from "./evening-times.ts";

/** What of a member's day the sitter may see. */
interface MemberRoutines {
  readonly id: string;
  readonly tasks: readonly Omit<NonNullable<SitterEvening["chores"]>[number], "memberId">[];
}

export interface SitterEveningDeps {
  readonly clock: Clock;
  readonly timeZone: () => string;
  /** The emergency card. */
  readonly card: () => Babysitter;
  /** The routines of a day, or null where they can't be read. */
  readonly routines: (date: string) => Promise<readonly MemberRoutines[] | null>;
}

/** Composes what a sitter's phone shows: the card, and the children's chores that are left for tonight. */
export const createSitterEvening =
  ({ clock, timeZone, card, routines }: SitterEveningDeps) =>
  async (endsAt: number): Promise<SitterEvening> => {
    const { active: _active, since: _since, ...shown } = card();
    const children = new Set(shown.children.map(({ memberId }) => memberId));
    const today = await routines(eveningOf(clock.now(), timeZone()));
    const chores = today
      ?.filter(({ id }) => children.has(id))
      .flatMap(({ id, tasks }) =>
        tasks
          .filter(({ done, daypart }) => !done || daypart === "evening")
          .map(({ id: taskId, title, icon, daypart, done }) => ({
            ...{ id: taskId, memberId: id, title, daypart, done },
            ...(icon === undefined ? {} : { icon }),
          })),
      );
    return { ...shown, endsAt: iso(endsAt), chores: chores ?? null };
  };
