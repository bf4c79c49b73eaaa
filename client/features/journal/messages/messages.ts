import type { FeatureMessages } from "#client/i18n/use-messages.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";

/** What the journal says on both screens, in every language. */
export const journalMessages: FeatureMessages<typeof en> = { en, de };
