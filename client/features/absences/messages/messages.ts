import type { FeatureMessages } from "../../../i18n/use-messages.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";

/** What is said of who is away and of weeks that aren't alike, in every language. */
export const absenceMessages: FeatureMessages<typeof en> = { en, de };
