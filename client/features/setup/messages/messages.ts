import type { FeatureMessages } from "#client/i18n/use-messages.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";

/** What set-up says, in every language. */
export const setupMessages: FeatureMessages<typeof en> = { en, de };
