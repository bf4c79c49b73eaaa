import type { FeatureMessages } from "../../../i18n/use-messages.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";

/** What is said of timetables, in every language. */
export const timetableMessages: FeatureMessages<typeof en> = { en, de };
