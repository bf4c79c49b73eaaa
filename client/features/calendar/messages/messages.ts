import type { FeatureMessages } from "#client/i18n/use-messages.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";

/** What the views of the calendar say, in every language. */
export const calendarMessages: FeatureMessages<typeof en> = { en, de };
