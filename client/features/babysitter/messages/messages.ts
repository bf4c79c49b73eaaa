import type { FeatureMessages } from "#client/i18n/use-messages.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";

/** What the babysitter's card says, in every language. */
export const babysitterMessages: FeatureMessages<typeof en> = { en, de };
