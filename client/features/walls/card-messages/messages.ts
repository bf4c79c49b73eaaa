import type { FeatureMessages } from "#client/i18n/use-messages.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";

/** What the cards say that a wall's Home has only where a parent puts them there, in every language. */
export const cardMessages: FeatureMessages<typeof en> = { en, de };
