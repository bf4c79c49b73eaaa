import type { FeatureMessages } from "#client/i18n/use-messages.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";

/** What the budget says, in every language. */
export const budgetMessages: FeatureMessages<typeof en> = { en, de };
