import type { FeatureMessages } from "#client/i18n/use-messages.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";

/** What writing into the family calendar says, in every language. */
export const eventMessages: FeatureMessages<typeof en> = { en, de };
