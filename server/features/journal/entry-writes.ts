import type { Db } from "../../db/connection.ts";
import type { NewEntryRecord } from "./entry-record.ts";

/** Adds, changes and removes entries with their tags, people and photos. */
export const createEntryWrites = (db: Db) => {
  const insert = db.prepare(
    `INSERT INTO journal_entries (author_id, text, day, created_at, recap, recap_of)
     VALUES (:authorId, :text, :day, :createdAt, :recap, :recapOf)`,
  );
  const addTag = db.prepare("INSERT OR IGNORE INTO journal_tags (tag, entry_id) VALUES (?, ?)");
  const addPerson = db.prepare(
    `INSERT INTO journal_people (member_id, entry_id, about) VALUES (?, ?, ?)
     ON CONFLICT (member_id, entry_id) DO UPDATE SET about = max(about, excluded.about)`,
  );
  const addPhoto = db.prepare(
    "INSERT INTO journal_photos (entry_id, position, name, width, height) VALUES (?, ?, ?, ?, ?)",
  );
  const dropTags = db.prepare("DELETE FROM journal_tags WHERE entry_id = ?");
  const dropPeople = db.prepare("DELETE FROM journal_people WHERE entry_id = ?");
  const update = db.prepare<[string, number, number]>(
    "UPDATE journal_entries SET text = ?, edited_at = ? WHERE id = ?",
  );
  const remove = db.prepare<[number]>("DELETE FROM journal_entries WHERE id = ?");

  const label = (
    id: number,
    { authorId, tags: own, memberIds }: Omit<NewEntryRecord, "day">,
  ): void => {
    for (const tag of own) addTag.run(tag, id);
    addPerson.run(authorId, id, 0);
    for (const memberId of memberIds) addPerson.run(memberId, id, 1);
  };

  return {
    add: (record: NewEntryRecord): number => {
      const { authorId, text, day, createdAt } = record;
      const { lastInsertRowid } = insert.run({
        ...{ authorId, text, day, createdAt },
        recap: record.recap === undefined ? null : JSON.stringify(record.recap),
        recapOf: record.recapOf ?? null,
      });
      const id = Number(lastInsertRowid);
      label(id, record);
      record.photos.forEach(({ name, width, height }, position) =>
        addPhoto.run(id, position, name, width, height),
      );
      return id;
    },
    /** Replaces an entry's text, tags and people. */
    change: (id: number, record: Omit<NewEntryRecord, "day">, editedAt: number): void => {
      update.run(record.text, editedAt, id);
      dropTags.run(id);
      dropPeople.run(id);
      label(id, record);
    },
    remove: (id: number): void => {
      remove.run(id);
    },
  };
};
