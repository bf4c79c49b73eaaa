import type { ChoreState } from "./ChoreRow.tsx";
import type { IconName } from "#client/ui/icons/icons.ts";

/** What stands in a row's round tick. */
export const tickIcons = {
  open: "check",
  done: "check",
  pending: "hourglass",
  failed: "undo",
} as const satisfies Record<ChoreState, IconName>;
