import type { RoomWords } from "#client/i18n/use-messages.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";

/** What the photos' pages say, in every language. */
export const photoWords: RoomWords<typeof en> = { en, de };
