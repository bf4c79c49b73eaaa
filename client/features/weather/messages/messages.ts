import type { RoomWords } from "#client/i18n/use-messages.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";

/** What the wall's weather says, in every language. */
export const weatherWords: RoomWords<typeof en> = { en, de };
