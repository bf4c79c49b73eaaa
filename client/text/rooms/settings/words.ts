import type { RoomWords } from "../../words-of.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";

/** What Settings say, in every language. */
export const settingsWords: RoomWords<typeof en> = { en, de };
