import type { FeatureMessages } from "#client/i18n/use-messages.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";

/** What authoring, approving and pausing chores say, in every language. */
export const taskMessages: FeatureMessages<typeof en> = { en, de };
