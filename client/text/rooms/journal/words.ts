import type { RoomWords } from "../../words-of.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";

/** What the journal says on both screens, in every language. */
export const journalWords: RoomWords<typeof en> = { en, de };
