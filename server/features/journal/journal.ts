import type {
  GivenHeart,
  JournalEntry,
  JournalEntryPatch,
  NewJournalEntry,
  Recap,
} from "#contract/journal.ts";
import { addDays, type Clock, dayAt, iso } from "../../platform/clock.ts";
import type { Roster } from "../../config/roster.ts";
import type { Db } from "../../db/connection.ts";
import { type Caller, isProvenParent } from "../../http/caller.ts";
import { apiSentence } from "../../platform/api-sentence.ts";
import { Conflict, HttpError, InvalidInput, NotFound } from "../../platform/errors.ts";
import { knownMember, knownMembers } from "../../http/known-member.ts";
import { parseCursor } from "../../platform/pagination.ts";
import { anniversaryDays } from "./on-this-day.ts";
import { createJournalStore, type StoredEntryPhoto, type EntryRecord } from "./entry-store.ts";
import { validateTags, allTags } from "./tags.ts";

/** What the journal needs of pictures. */
export interface JournalPictures {
  /** Stores an upload permanently; 400 `uploadIds` where there is none. */
  take(uploadId: string): StoredEntryPhoto;
  /** The picture in about the requested width; null where the name is unknown. */
  read(
    name: string,
    width: number | undefined,
  ): Promise<{ readonly type: string; readonly bytes: Uint8Array } | null>;
  drop(name: string): void;
}

interface JournalDeps {
  readonly db: Db;
  readonly pictures: JournalPictures;
  readonly roster: () => Roster;
  readonly clock: Clock;
  readonly timeZone: () => string;
}

export interface JournalPageQuery {
  readonly tag?: string | undefined;
  readonly memberId?: string | undefined;
  readonly q?: string | undefined;
  readonly before?: string | undefined;
  readonly limit: number;
}

/** The author: the phone's signed-in member, or the parent who unlocked this browser; no other caller gets here. */
const authorOf = ({ session, unlock }: Caller): string => {
  const memberId = session?.memberId ?? unlock?.memberId;
  if (memberId === undefined)
    throw new HttpError(401, apiSentence("signInFirst.phone"), { code: "signInFirst" });
  return memberId;
};

const ofMember = "member ";

/** Who gives a heart: the signed-in or acting member, else the device. */
const giverOf = ({ session, deviceId, address }: Caller, actingId?: string): string => {
  const memberId = session?.memberId ?? actingId;
  return memberId === undefined ? `device ${deviceId ?? address}` : ofMember + memberId;
};

/** How old an entry may be: a phone delivers for a week, and its clock may be off. */
const mostDaysLate = 10;

/** Creates the family's journal of texts, photos and hearts; each of its writes has to run in one transaction. */
export const createJournal = ({ db, pictures, roster, clock, timeZone }: JournalDeps) => {
  const store = createJournalStore(db);

  const known = (id: string): EntryRecord => {
    const found = /^\d{1,15}$/.test(id) ? store.find(Number(id)) : null;
    if (found === null) throw new NotFound("journal entry");
    return found;
  };
  const about = (memberIds: readonly string[]): string[] => knownMembers(roster(), memberIds);

  const photosOf = ({ id, photos }: EntryRecord): JournalEntry["photos"] =>
    photos.map(({ name, width, height }, n) => ({
      url: `/api/journal/${id}/photos/${n}?v=${encodeURIComponent(name)}`,
      width,
      height,
    }));
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
      lovedBy: givers.flatMap((giver) =>
        giver.startsWith(ofMember) ? giver.slice(ofMember.length) : [],
      ),
      tags: [...record.tags],
      memberIds: [...record.memberIds],
      photos: photosOf(record),
      createdAt: iso(createdAt),
      ...(editedAt === null ? {} : { editedAt: iso(editedAt) }),
      ...(record.recap === undefined ? {} : { recap: withPhoto(record.recap) }),
    };
  };
  /** The day of an entry; a phone's clock can't date it into the future. */
  const dayOfNew = (date: string | undefined, createdAt: number): string => {
    const today = dayAt(createdAt, timeZone());
    if (date === undefined || date > today) return today;
    if (date < addDays(today, -mostDaysLate))
      throw new InvalidInput("date", `date: expected one of the last ${mostDaysLate} days.`);
    return date;
  };
  const views = (records: readonly EntryRecord[], caller: Caller): JournalEntry[] => {
    const givers = store.givers(records.map(({ id }) => id));
    const asking = giverOf(caller);
    return records.map((record) => view(record, givers.get(record.id) ?? [], asking));
  };
  const viewFor = (id: number, caller: Caller): JournalEntry => {
    const [entry] = views([known(String(id))], caller);
    if (entry === undefined) throw new NotFound("journal entry");
    return entry;
  };
  const requireOwn = ({ authorId }: EntryRecord, caller: Caller): void => {
    if (authorId !== authorOf(caller))
      throw new HttpError(403, apiSentence("notAuthor"), { code: "notAuthor" });
  };

  return {
    store,
    /** A page, newest first; 400 for an unknown member or cursor. */
    page: ({ tag, memberId, q, before, limit }: JournalPageQuery, caller: Caller) => {
      if (memberId !== undefined) knownMember(roster(), memberId);
      const wanted = { tag, memberId, q, before: parseCursor(before), limit: limit + 1 };
      const found = store.page(wanted);
      const entries = found.slice(0, limit);
      const today = dayAt(clock.now(), timeZone());
      return {
        entries: views(entries, caller),
        onThisDay: views(store.onThisDay(anniversaryDays(today), today), caller),
        tags: allTags(store.tags()),
        next: found.length > limit ? String(entries.at(-1)?.id) : null,
      };
    },
    /** Throws 409 `otherAuthor` for an entry that waited on a phone where another member is signed in now. */
    write: (given: NewJournalEntry, caller: Caller): JournalEntry => {
      const createdAt = clock.now();
      const authorId = authorOf(caller);
      if (given.authorId !== undefined && given.authorId !== authorId)
        throw new Conflict("otherAuthor", apiSentence("otherAuthor"));
      const id = store.add({
        authorId,
        text: given.text,
        day: dayOfNew(given.date, createdAt),
        createdAt,
        tags: validateTags(given.tags, store.tags(), isProvenParent(caller)),
        memberIds: about(given.memberIds),
        photos: [...new Set(given.uploadIds)].map(pictures.take),
      });
      return viewFor(id, caller);
    },
    /** Throws 403 unless the author calls. */
    change: (id: string, patch: JournalEntryPatch, caller: Caller): JournalEntry => {
      const before = known(id);
      requireOwn(before, caller);
      const text = patch.text ?? before.text;
      if (text === "" && before.photos.length === 0)
        throw new InvalidInput("text", "text: expected words, since there is no photo.");
      const used = [...store.tags(), ...before.tags];
      const next = {
        ...before,
        text,
        tags:
          patch.tags === undefined
            ? before.tags
            : validateTags(patch.tags, used, isProvenParent(caller)),
        memberIds: patch.memberIds === undefined ? before.memberIds : about(patch.memberIds),
      };
      store.change(before.id, next, clock.now());
      return viewFor(before.id, caller);
    },
    /** Throws 403 unless the author or a parent calls. */
    remove: (id: string, caller: Caller): void => {
      const entry = known(id);
      if (!isProvenParent(caller)) requireOwn(entry, caller);
      store.remove(entry.id);
      for (const { name } of entry.photos) pictures.drop(name);
    },
    /** Throws 400 for an unknown member. */
    heart: (id: string, { give, memberId }: GivenHeart, caller: Caller) => {
      if (memberId !== undefined) knownMember(roster(), memberId);
      return store.setHeart(known(id).id, giverOf(caller, memberId), give);
    },
    photo: async (id: string, n: number, width: number | undefined) => {
      const name = known(id).photos[n]?.name;
      const picture = name === undefined ? null : await pictures.read(name, width);
      if (picture === null) throw new NotFound("photo");
      return picture;
    },
  };
};

export type JournalService = ReturnType<typeof createJournal>;
