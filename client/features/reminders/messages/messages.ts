import type { FeatureMessages } from "../../../i18n/use-messages.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";

/** What is said about a reminder that rings, in every language. */
export const reminderMessages: FeatureMessages<typeof en> = { en, de };
