import type { FeatureMessages } from "../../../i18n/use-messages.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";

/** What the second place of backups says, in every language. */
export const copyMessages: FeatureMessages<typeof en> = { en, de };
