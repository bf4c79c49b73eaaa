import type { FeatureMessages } from "../../../i18n/use-messages.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";

/** What is said of public and school holidays, in every language. */
export const holidayMessages: FeatureMessages<typeof en> = { en, de };
