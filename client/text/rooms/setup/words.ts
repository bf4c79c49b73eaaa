import type { RoomWords } from "../../words-of.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";

/** What set-up says, in every language. */
export const setupWords: RoomWords<typeof en> = { en, de };
