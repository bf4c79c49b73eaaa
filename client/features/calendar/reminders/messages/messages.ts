import type { FeatureMessages } from "#client/i18n/use-messages.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";

/** What is said about when an event reminds of itself, in every language. */
export const eventReminderMessages: FeatureMessages<typeof en> = { en, de };
