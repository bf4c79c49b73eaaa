import type { Task } from "../../contract/tasks.ts";

/** Who has the turn after the present one, where that is known before it comes; undefined where it isn't. */
export const nextInTurn = ({ rotation, memberIds: [now] }: Task): string | undefined => {
  if (rotation?.order !== "roundRobin" || now === undefined) return undefined;
  const at = rotation.memberIds.indexOf(now);
  return at < 0 ? undefined : rotation.memberIds[(at + 1) % rotation.memberIds.length];
};
