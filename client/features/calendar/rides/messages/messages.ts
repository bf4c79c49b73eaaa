import type { FeatureMessages } from "#client/i18n/use-messages.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";

/** What is said about who takes and who collects, in every language. */
export const rideMessages: FeatureMessages<typeof en> = { en, de };
