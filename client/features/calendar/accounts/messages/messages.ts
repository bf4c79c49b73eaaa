import type { FeatureMessages } from "#client/i18n/use-messages.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";

/** What accounts at calendar servers say, in every language. */
export const accountMessages: FeatureMessages<typeof en> = { en, de };
