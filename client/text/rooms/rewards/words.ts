import type { RoomWords } from "../../words-of.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";

/** What rewards say, in every language. */
export const rewardWords: RoomWords<typeof en> = { en, de };
