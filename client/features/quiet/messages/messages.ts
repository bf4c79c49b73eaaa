import type { FeatureMessages } from "#client/i18n/use-messages.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";

/** What the wall at rest says, in every language. */
export const quietMessages: FeatureMessages<typeof en> = { en, de };
