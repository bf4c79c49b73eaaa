import type { JournalEntry, Recap } from "#contract/journal.ts";
import { iso } from "../../platform/clock.ts";
import type { Caller } from "../../http/caller.ts";
import type { EntryRecord } from "./entry-record.ts";
import type { JournalStore } from "./entry-store.ts";
import { heartGiver, membersAmong } from "./heart-giver.ts";

const photosOf = ({ id, photos }: EntryRecord): JournalEntry["photos"] =>
  photos.map(({ name, width, height }, n) => ({
    url: `/api/journal/${id}/photos/${n}?v=${encodeURIComponent(name)}`,
    width,
    height,
  }));

/** Creates the view of stored entries, as one caller sees them. */
export const createEntryViews = (store: JournalStore) => {
  /** Adds the picture of the entry that a recap refers to. */
  const withPhoto = (recap: Recap): Recap => {
    if (recap.mostLoved === undefined) return recap;
    const loved = store.find(Number(recap.mostLoved.entryId));
    const [photo] = loved === null ? [] : photosOf(loved);
    return photo === undefined ? recap : { ...recap, mostLoved: { ...recap.mostLoved, photo } };
  };
  const view = (record: EntryRecord, givers: readonly string[], asking: string): JournalEntry => {
    const { id, authorId, text, day, hearts, createdAt, editedAt } = record;
    return {
      id: String(id),
      authorId,
      text,
      hearts,
      mine: givers.includes(asking),
      date: day,
      lovedBy: membersAmong(givers),
      tags: [...record.tags],
      memberIds: [...record.memberIds],
      photos: photosOf(record),
      createdAt: iso(createdAt),
      ...(editedAt === null ? {} : { editedAt: iso(editedAt) }),
      ...(record.recap === undefined ? {} : { recap: withPhoto(record.recap) }),
    };
  };

  return (records: readonly EntryRecord[], caller: Caller): JournalEntry[] => {
    const givers = store.givers(records.map(({ id }) => id));
    const asking = heartGiver(caller);
    return records.map((record) => view(record, givers.get(record.id) ?? [], asking));
  };
};
