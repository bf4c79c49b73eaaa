import * as z from "zod";
import { recap, type Recap } from "#contract/journal.ts";

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

/** A row of `entryColumns`. */
export interface EntryRow {
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

const strings = z.array(z.string());
const photos = z.array(z.object({ name: z.string(), width: z.number(), height: z.number() }));

/** Reads an entry from its row. */
export const readEntry = (row: EntryRow): EntryRecord => ({
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

/** The columns of an entry of `journal_entries e`, with its tags, people and photos as JSON. */
export const entryColumns = `e.id, e.author_id, e.text, e.day, e.hearts, e.created_at, e.edited_at, e.recap,
  (SELECT json_group_array(tag) FROM journal_tags WHERE entry_id = e.id) AS tags,
  (SELECT json_group_array(member_id) FROM journal_people WHERE entry_id = e.id AND about = 1) AS members,
  (SELECT json_group_array(json_object('name', name, 'width', width, 'height', height) ORDER BY position)
     FROM journal_photos WHERE entry_id = e.id) AS photos`;
