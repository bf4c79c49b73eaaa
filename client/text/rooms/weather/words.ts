import type { RoomWords } from "../../words-of.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";

/** What the wall's weather says, in every language. */
export const weatherWords: RoomWords<typeof en> = { en, de };
