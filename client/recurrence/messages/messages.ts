import type { TranslateOf } from "../../i18n/catalogue.ts";
import type { FeatureMessages } from "../../i18n/use-messages.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";

/** What is said about repetitions, in every language. */
export const recurrenceMessages: FeatureMessages<typeof en> = { en, de };

export type RecurrenceKey = keyof typeof en;
export type RecurrenceTranslate = TranslateOf<typeof en>;
