import type { FeatureMessages } from "#client/i18n/use-messages.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";

/** What is said about following the family calendar on a phone, in every language. */
export const followMessages: FeatureMessages<typeof en> = { en, de };
