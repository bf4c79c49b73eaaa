import type { RoomWords } from "../../words-of.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";

/** What the babysitter's card says, in every language. */
export const babysitterWords: RoomWords<typeof en> = { en, de };
