import type { FeatureMessages } from "../../../../i18n/use-messages.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";

/** What connecting a source says, in every language. */
export const sourceMessages: FeatureMessages<typeof en> = { en, de };
