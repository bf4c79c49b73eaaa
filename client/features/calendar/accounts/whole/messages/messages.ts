import type { FeatureMessages } from "#client/i18n/use-messages.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";

/** What moving a calendar whole says, in every language. */
export const wholeMessages: FeatureMessages<typeof en> = { en, de };
