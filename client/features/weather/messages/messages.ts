import type { FeatureMessages } from "#client/i18n/use-messages.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";

/** What the wall's weather says, in every language. */
export const weatherMessages: FeatureMessages<typeof en> = { en, de };
