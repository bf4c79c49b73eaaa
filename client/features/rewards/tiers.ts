import type { Reward } from "#contract/rewards.ts";
import type { en } from "./messages/en.ts";

/** The tiers in the order of their shelves. */
export const tierOrder = [
  "small",
  "medium",
  "large",
  "big",
] as const satisfies readonly Reward["tier"][];

/** What each tier is called. */
export const tierMessageKeys = {
  small: "tierSmall",
  medium: "tierMedium",
  large: "tierLarge",
  big: "tierBig",
} as const satisfies Record<Reward["tier"], keyof typeof en>;
