import type { RoomWords } from "#client/i18n/use-messages.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";

/** What the wall's meals say, in every language. */
export const wallMealWords: RoomWords<typeof en> = { en, de };
