import type { FeatureMessages } from "#client/i18n/use-messages.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";

/** What cook mode and its timers say, in every language. */
export const cookMessages: FeatureMessages<typeof en> = { en, de };
