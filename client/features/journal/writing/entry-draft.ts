import type { NewJournalEntry } from "#contract/journal.ts";
import { newId } from "#client/platform/random-id.ts";

/** A picture that is to be part of an entry, scaled down. */
export interface DraftPicture {
  readonly id: string;
  readonly picture: Blob;
}

/** An entry as it is being written. */
export interface EntryDraft {
  /** Its own from the first letter on, so that it is posted once, whatever happens to the phone. */
  readonly id: string;
  readonly text: string;
  readonly tags: readonly string[];
  readonly memberIds: readonly string[];
  readonly pictures: readonly DraftPicture[];
  /** The day of what was posted and taken back; left out: the one on which it is posted. */
  readonly date?: string | undefined;
}

/** At most so many pictures belong to an entry, as the house takes them. */
export const maxPictures = 20;
/** At most so many letters, as the house takes them. */
export const maxEntryLength = 10_000;
/** At most so many tags, as the house takes them. */
export const maxTags = 10;

/** A sheet of paper with nothing on it. */
export const emptyEntryDraft = (): EntryDraft => ({
  ...{ id: newId(), text: "", tags: [], memberIds: [], pictures: [] },
});

/** Whether nothing was written that would be missed. */
export const isEntryDraftEmpty = ({
  text,
  pictures,
}: Pick<EntryDraft, "text" | "pictures">): boolean => text.trim() === "" && pictures.length === 0;

/** The draft with more pictures, as many as there is room for. */
export const withDraftPictures = (draft: EntryDraft, pictures: readonly Blob[]): EntryDraft => {
  const more = pictures.map((picture) => ({ id: newId(), picture }));
  return { ...draft, pictures: [...draft.pictures, ...more].slice(0, maxPictures) };
};

/** What is sent of a draft that is posted on a day, beside its pictures. */
export const entryBodyOf = ({ text, tags, memberIds, date }: EntryDraft, today: string) =>
  ({
    text: text.trim(),
    tags: [...tags],
    memberIds: [...memberIds],
    date: date ?? today,
  }) satisfies Partial<NewJournalEntry>;
