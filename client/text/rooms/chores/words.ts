import type { RoomWords } from "../../words-of.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";

/** What authoring, approving and pausing chores say, in every language. */
export const choreWords: RoomWords<typeof en> = { en, de };
