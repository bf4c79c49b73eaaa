import type { FeatureMessages } from "#client/i18n/use-messages.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";

/** What quick words say that isn't an event, in every language. */
export const quickFactMessages: FeatureMessages<typeof en> = { en, de };
