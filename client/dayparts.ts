import type { Daypart, Task } from "../contract/tasks.ts";
import type { IconName } from "./ui/icons.ts";

type Part = Daypart | "anytime";

/** The sky over each part of the day, for those who can't read. */
export const partIcons = {
  morning: "sunrise",
  afternoon: "sun",
  evening: "moon",
  anytime: "sparkle",
} as const satisfies Record<Part, IconName>;

const order: readonly Part[] = ["morning", "afternoon", "evening", "anytime"];

/** A stretch of the day with its chores. `folded`: it is over and all of it is done. */
export interface PartOfDay {
  readonly part: Part;
  readonly tasks: readonly Task[];
  readonly folded: boolean;
}

/** The part of the day that a clock time (`HH:MM`) is in. */
const partAt = (clock: string): Daypart =>
  clock < "12:00" ? "morning" : clock < "17:00" ? "afternoon" : "evening";

/** A member's chores by the part of the day they belong to, in its order; parts without chores are left out. None folds without a `clock` (`HH:MM`). */
export const byPart = (tasks: readonly Task[], clock?: string): PartOfDay[] => {
  const now = clock === undefined ? 0 : order.indexOf(partAt(clock));
  return order.flatMap((part, at) => {
    const inside = tasks.filter((task) => (task.daypart ?? "anytime") === part);
    if (inside.length === 0) return [];
    const folded = at < now && inside.length > 1 && inside.every((task) => task.done);
    return [{ part, tasks: inside, folded }];
  });
};
