import type { RoomWords } from "../../words-of.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";

/** What the wall's meals say, in every language. */
export const wallMealWords: RoomWords<typeof en> = { en, de };
