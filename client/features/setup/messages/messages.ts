import type { RoomWords } from "#client/i18n/use-messages.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";

/** What set-up says, in every language. */
export const setupWords: RoomWords<typeof en> = { en, de };
