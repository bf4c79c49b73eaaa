import type { FeatureMessages } from "../../../i18n/use-messages.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";

/** What is said of what was done last, in every language. */
export const actMessages: FeatureMessages<typeof en> = { en, de };
