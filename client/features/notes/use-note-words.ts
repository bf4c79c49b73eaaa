import type { Note } from "#contract/notes.ts";
import { useToday } from "../../context/clock.ts";
import { type FamilyMember, useFamily } from "../../context/family.ts";
import { addDays } from "../../i18n/time.ts";
import { useI18n } from "../../i18n/use-i18n.ts";
import { useMessages } from "../../i18n/use-messages.ts";
import { noteMessages } from "./messages/messages.ts";

/** What is said beside a note's own text. */
export interface NoteWords {
  /** Whom it is for; undefined for everybody. */
  readonly whom: FamilyMember | undefined;
  /** "from Mom · until Friday". */
  readonly detail: string;
}

/** Says of a note whom it is for, who wrote it, and how long it stays. */
export const useNoteWords = (): ((note: Note) => NoteWords) => {
  const w = useMessages(noteMessages);
  const { dayName, dateShort } = useI18n();
  const family = useFamily();
  const today = useToday();
  const memberOf = (wanted: string | undefined) => family.find(({ id }) => id === wanted);
  return ({ forMemberId, memberId, until }) => {
    const writer = memberOf(memberId);
    const isSoon = until < addDays(today, 7);
    const end =
      until === today ? w("today") : w("until", { day: (isSoon ? dayName : dateShort)(until) });
    return {
      whom: memberOf(forMemberId),
      detail: writer === undefined ? end : `${w("by", { name: writer.name })} · ${end}`,
    };
  };
};
