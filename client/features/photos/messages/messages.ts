import type { FeatureMessages } from "#client/i18n/use-messages.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";

/** What the photos' pages say, in every language. */
export const photoMessages: FeatureMessages<typeof en> = { en, de };
