import type { FeatureMessages } from "#client/i18n/use-messages.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";

/** What the named lists say, in every language. */
export const listMessages: FeatureMessages<typeof en> = { en, de };
