import type { RoomWords } from "#client/i18n/use-messages.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";

/** What the phone's lists say, in every language. */
export const listsWords: RoomWords<typeof en> = { en, de };
