import type { FeatureMessages } from "#client/i18n/use-messages.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";

/** What the phone says about barcodes, in every language. */
export const scanMessages: FeatureMessages<typeof en> = { en, de };
