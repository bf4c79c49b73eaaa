import type { FeatureMessages } from "#client/i18n/use-messages.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";

/** What is said of the day ahead, in every language. */
export const tomorrowMessages: FeatureMessages<typeof en> = { en, de };
