import type { Daypart, Task } from "#contract/tasks.ts";
import type { IconName } from "../../ui/icons/icons.ts";

type Part = Daypart | "anytime";

/** The sky over each part of the day, for those who can't read. */
export const daypartIcons = {
  morning: "sunrise",
  afternoon: "sun",
  evening: "moon",
  anytime: "sparkle",
} as const satisfies Record<Part, IconName>;

const order: readonly Part[] = ["morning", "afternoon", "evening", "anytime"];

/** A stretch of the day with its chores. */
export interface DaypartChores {
  readonly part: Part;
  readonly tasks: readonly Task[];
  /** It is over and all of it is done. */
  readonly folded: boolean;
  /** It isn't its time yet. */
  readonly later: boolean;
}

/** The part of the day that a clock time (`HH:MM`) is in. */
const partAt = (clock: string): Daypart =>
  clock < "12:00" ? "morning" : clock < "17:00" ? "afternoon" : "evening";

/** Whether a part of the day is still to come at a clock time (`HH:MM`). */
export const isLaterPart = (part: Daypart | null, clock: string): boolean =>
  part !== null && order.indexOf(part) > order.indexOf(partAt(clock));

/** What is now, what was before, what has no time, what is later: the same at an hour of every day, done or not; the lower, the nearer to the front. */
const rankOf = (part: Part, now: number): number => {
  const at = order.indexOf(part);
  if (at === now) return 0;
  if (part === "anytime") return 2;
  return at < now ? 1 : 3;
};

const none: ReadonlySet<string> = new Set();

/**
 * A member's chores by the part of the day they belong to, in its order, what is now at a clock time (`HH:MM`) in front; parts without
 * chores are left out. A part with a chore in `lingering`, by its id, doesn't fold yet.
 */
export const groupByDaypart = (
  tasks: readonly Task[],
  clock: string,
  lingering: ReadonlySet<string> = none,
): DaypartChores[] => {
  const now = order.indexOf(partAt(clock));
  return order
    .flatMap((part, at) => {
      const inside = tasks.filter((task) => (task.daypart ?? "anytime") === part);
      if (inside.length === 0) return [];
      const folded =
        at < now && inside.length > 1 && inside.every(({ id, done }) => done && !lingering.has(id));
      return [
        { part, tasks: inside, folded, later: part !== "anytime" && isLaterPart(part, clock) },
      ];
    })
    .toSorted((a, b) => rankOf(a.part, now) - rankOf(b.part, now));
};
