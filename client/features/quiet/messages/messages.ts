import type { RoomWords } from "#client/i18n/use-messages.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";

/** What the wall at rest says, in every language. */
export const quietWords: RoomWords<typeof en> = { en, de };
