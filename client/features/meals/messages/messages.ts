import type { RoomWords } from "#client/i18n/use-messages.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";

/** What the week's meals and the recipes say, in every language. */
export const mealsWords: RoomWords<typeof en> = { en, de };
