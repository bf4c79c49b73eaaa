import type { FeatureMessages } from "../../../i18n/use-messages.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";

/** What is said of notes, in every language. */
export const noteMessages: FeatureMessages<typeof en> = { en, de };
