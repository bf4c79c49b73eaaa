import type { RoomWords } from "#client/i18n/use-messages.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";

/** What authoring, approving and pausing chores say, in every language. */
export const choreWords: RoomWords<typeof en> = { en, de };
