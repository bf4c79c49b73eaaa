import type { FeatureMessages } from "#client/i18n/use-messages.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";

/** What the wall's meals say, in every language. */
export const wallMealMessages: FeatureMessages<typeof en> = { en, de };
