import type { FeatureMessages } from "#client/i18n/use-messages.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";

/** What the week's meals and the recipes say, in every language. */
export const mealMessages: FeatureMessages<typeof en> = { en, de };
