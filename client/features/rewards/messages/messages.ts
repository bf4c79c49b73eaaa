import type { FeatureMessages } from "#client/i18n/use-messages.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";

/** What rewards say, in every language. */
export const rewardMessages: FeatureMessages<typeof en> = { en, de };
