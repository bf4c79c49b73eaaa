import type { RoomWords } from "#client/i18n/use-messages.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";

/** What Settings say, in every language. */
export const settingsWords: RoomWords<typeof en> = { en, de };
