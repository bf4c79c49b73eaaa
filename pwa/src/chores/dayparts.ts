import type { Daypart, Task } from "../../../contract/tasks.ts";
import type { IconName } from "../../../client/ui/icons.ts";

export type Part = Daypart | "anytime";

/** The sky over each part of the day, for those who can't read. */
export const partIcons = {
  morning: "sunrise",
  afternoon: "sun",
  evening: "moon",
  anytime: "sparkle",
} as const satisfies Record<Part, IconName>;

const order: readonly Part[] = ["morning", "afternoon", "evening", "anytime"];

/** Chores by the part of the day they belong to, in its order; parts without chores are left out. */
export const byPart = (
  tasks: readonly Task[],
): { readonly part: Part; readonly tasks: readonly Task[] }[] =>
  order.flatMap((part) => {
    const inside = tasks.filter(({ daypart }) => (daypart ?? "anytime") === part);
    return inside.length === 0 ? [] : [{ part, tasks: inside }];
  });
