import * as z from "zod";
import { recap, type Recap } from "#contract/journal.ts";
import type { Db } from "../../db/connection.ts";
import { fullTextQuery } from "./search-query.ts";

export interface StoredEntryPhoto {
  /** The picture's file name. */
  readonly name: string;
  readonly width: number;
  readonly height: number;
}

/** An entry before it is stored. */
export interface NewEntryRecord {
  readonly authorId: string;
  readonly text: string;
  /** The day in the family's time zone. */
  readonly day: string;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  readonly tags: readonly string[];
  readonly memberIds: readonly string[];
  readonly photos: readonly StoredEntryPhoto[];
  /** Set on entries that the server wrote; `recapOf` is the unique name of the week or month. */
  readonly recap?: Recap;
  readonly recapOf?: string;
}

export interface EntryRecord extends Omit<NewEntryRecord, "recapOf"> {
  readonly id: number;
  readonly hearts: number;
  readonly editedAt: number | null;
}

interface Row {
  id: number;
  author_id: string;
  text: string;
  day: string;
  hearts: number;
  created_at: number;
  edited_at: number | null;
  recap: string | null;
  tags: string;
  members: string;
  photos: string;
}

/** Selects the entries of a page. */
export interface EntryFilter {
  readonly tag?: string | undefined;
  readonly memberId?: string | undefined;
  readonly q?: string | undefined;
  readonly before: number;
  readonly limit: number;
}

const strings = z.array(z.string());
const photos = z.array(z.object({ name: z.string(), width: z.number(), height: z.number() }));

const read = (row: Row): EntryRecord => ({
  id: row.id,
  authorId: row.author_id,
  text: row.text,
  day: row.day,
  hearts: row.hearts,
  createdAt: row.created_at,
  editedAt: row.edited_at,
  tags: strings.parse(JSON.parse(row.tags)),
  memberIds: strings.parse(JSON.parse(row.members)),
  photos: photos.parse(JSON.parse(row.photos)),
  ...(row.recap === null ? {} : { recap: recap.parse(JSON.parse(row.recap)) }),
});

const columns = `e.id, e.author_id, e.text, e.day, e.hearts, e.created_at, e.edited_at, e.recap,
  (SELECT json_group_array(tag) FROM journal_tags WHERE entry_id = e.id) AS tags,
  (SELECT json_group_array(member_id) FROM journal_people WHERE entry_id = e.id AND about = 1) AS members,
  (SELECT json_group_array(json_object('name', name, 'width', width, 'height', height) ORDER BY position)
     FROM journal_photos WHERE entry_id = e.id) AS photos`;

/** The FROM clause of a page: the most selective filter first, so that a page's cost doesn't grow with the history. */
const from = ({ tag, memberId, q }: Pick<EntryFilter, "tag" | "memberId" | "q">): string => {
  const conditions = [
    ...(tag === undefined
      ? []
      : ["e.id IN (SELECT entry_id FROM journal_tags WHERE tag = :tag AND entry_id < :before)"]),
    ...(memberId === undefined
      ? []
      : [
          "e.id IN (SELECT entry_id FROM journal_people WHERE member_id = :memberId AND entry_id < :before)",
        ]),
    ...(q === undefined
      ? []
      : ["e.id IN (SELECT rowid FROM journal_words WHERE journal_words MATCH :words)"]),
    "e.id < :before",
  ];
  return `FROM journal_entries e WHERE ${conditions.join(" AND ")} ORDER BY e.id DESC LIMIT :limit`;
};

/** Stores the journal's entries. */
export const createJournalStore = (db: Db) => {
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
  const one = db.prepare<[number], Row>(`SELECT ${columns} FROM journal_entries e WHERE e.id = ?`);
  const thisDay = db.prepare<[string, string], Row>(
    `SELECT ${columns} FROM journal_entries e
     WHERE e.month_day IN (SELECT value FROM json_each(?)) AND e.day < ? AND e.recap IS NULL
     ORDER BY e.day DESC, e.id DESC LIMIT 10`,
  );
  // One index step for each tag, rather than for each entry that has it.
  const tags = db.prepare<[], { tag: string }>(
    `WITH RECURSIVE each (tag) AS (
       SELECT min(tag) FROM journal_tags
       UNION ALL SELECT (SELECT min(tag) FROM journal_tags WHERE tag > each.tag) FROM each WHERE each.tag IS NOT NULL
     ) SELECT tag FROM each WHERE tag IS NOT NULL`,
  );
  const give = db.prepare("INSERT OR IGNORE INTO journal_hearts (entry_id, giver) VALUES (?, ?)");
  const takeBack = db.prepare("DELETE FROM journal_hearts WHERE entry_id = ? AND giver = ?");
  const count = db.prepare<[number]>(
    `UPDATE journal_entries SET hearts = (SELECT count(*) FROM journal_hearts WHERE entry_id = journal_entries.id)
     WHERE id = ?`,
  );
  const given = db.prepare<[string], { entry_id: number; giver: string }>(
    "SELECT entry_id, giver FROM journal_hearts WHERE entry_id IN (SELECT value FROM json_each(?))",
  );
  const loved = db.prepare<[number, number], Row>(
    `SELECT ${columns} FROM journal_entries e
     WHERE e.created_at > ? AND e.created_at <= ? AND e.hearts > 0 AND e.recap IS NULL
     ORDER BY e.hearts DESC, e.id DESC LIMIT 1`,
  );
  const lastRecap = db.prepare<{ kind: string; before: number }, { created_at: number }>(
    `SELECT created_at FROM journal_entries
     WHERE recap_of >= :kind AND recap_of < :kind || '~' AND created_at < :before ORDER BY recap_of DESC LIMIT 1`,
  );
  const recapOf = db.prepare<[string]>("SELECT 1 FROM journal_entries WHERE recap_of = ?");
  const pages = new Map<string, ReturnType<typeof db.prepare<[object], Row>>>();
  const pageOf = (wanted: EntryFilter) => {
    const sql = `SELECT ${columns} ${from(wanted)}`;
    const prepared = pages.get(sql) ?? db.prepare<[object], Row>(sql);
    pages.set(sql, prepared);
    return prepared;
  };

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
    find: (id: number): EntryRecord | null => {
      const row = one.get(id);
      return row === undefined ? null : read(row);
    },
    page: (wanted: EntryFilter): EntryRecord[] => {
      const words = wanted.q === undefined ? undefined : fullTextQuery(wanted.q);
      if (words === "") return [];
      const { tag, memberId, before, limit } = wanted;
      const asked = Object.entries({ tag, memberId, words, before, limit });
      const named = Object.fromEntries(asked.filter(([, value]) => value !== undefined));
      return pageOf(wanted).all(named).map(read);
    },
    /** The entries on these days of the year (`MM-DD`) before a day, newest first. */
    onThisDay: (monthDays: readonly string[], day: string): EntryRecord[] =>
      thisDay.all(JSON.stringify(monthDays), day).map(read),
    tags: (): string[] => tags.all().map(({ tag }) => tag),
    /** Gives or removes a heart; toggles it where `give` is left out. */
    setHeart: (
      id: number,
      giver: string,
      wanted: boolean | undefined,
    ): { hearts: number; mine: boolean } => {
      const mine = give.run(id, giver).changes === 1 ? wanted !== false : wanted === true;
      if (!mine) takeBack.run(id, giver);
      count.run(id);
      return { hearts: one.get(id)?.hearts ?? 0, mine };
    },
    /** Who gave these entries a heart. */
    givers: (ids: readonly number[]): ReadonlyMap<number, readonly string[]> => {
      const hearts = Map.groupBy(given.all(JSON.stringify(ids)), ({ entry_id }) => entry_id);
      return new Map([...hearts].map(([id, rows]) => [id, rows.map(({ giver }) => giver)]));
    },
    /** The entry with the most hearts after one instant and up to another. */
    mostLoved: (after: number, until: number): EntryRecord | null => {
      const row = loved.get(after, until);
      return row === undefined ? null : read(row);
    },
    /** Whether a week or month has its recap already. */
    hasRecap: (name: string): boolean => recapOf.get(name) !== undefined,
    /** When the last recap of a kind was due before an instant; later ones may exist from a clock that was ahead. */
    lastRecapBefore: (kind: Recap["kind"], before: number): number | null =>
      lastRecap.get({ kind: `${kind} `, before })?.created_at ?? null,
  };
};

export type JournalStore = ReturnType<typeof createJournalStore>;
