import type { RoomWords } from "../../words-of.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";

/** What writing into the family calendar says, in every language. */
export const eventWords: RoomWords<typeof en> = { en, de };
