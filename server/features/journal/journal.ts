import type { GivenHeart, JournalEntry } from "#contract/journal.ts";
import { dayAt } from "../../platform/clock.ts";
import type { Caller } from "../../http/caller.ts";
import { knownMember } from "../../http/known-member.ts";
import { InvalidInput, NotFound } from "../../platform/errors.ts";
import { anniversaryDays } from "./on-this-day.ts";
import { createEntryAuthoring } from "./entry-authoring.ts";
import type { EntryPlace } from "./entry-pages.ts";
import type { EntryRecord } from "./entry-record.ts";
import { createJournalStore } from "./entry-store.ts";
import { createEntryViews } from "./entry-view.ts";
import { heartGiver } from "./heart-giver.ts";
import type { JournalDeps } from "./journal-deps.ts";
import { createJournalYears } from "./journal-years.ts";
import { allTags } from "./tags.ts";

export interface JournalPageQuery {
  readonly tag?: string | undefined;
  readonly memberId?: string | undefined;
  readonly q?: string | undefined;
  readonly before?: string | undefined;
  readonly limit: number;
}

/** The place in a cursor, as pages give them, or of an entry by its id, as they did before; throws 400 for another. */
const placeOf = (cursor: string, find: (id: number) => EntryRecord | null): EntryPlace => {
  const [, day, id] = /^(\d{4}-\d{2}-\d{2})\.(\d{1,15})$/.exec(cursor) ?? [];
  if (day !== undefined && id !== undefined) return { day, id: Number(id) };
  const entry = /^\d{1,15}$/.test(cursor) ? find(Number(cursor)) : null;
  if (entry === null)
    throw new InvalidInput("before", "before: expected the `next` of an earlier page.");
  return { day: entry.day, id: entry.id };
};

/** Creates the family's journal of texts, photos and hearts; each of its writes has to run in one transaction. */
export const createJournal = (deps: JournalDeps) => {
  const { db, pictures, roster, clock, timeZone } = deps;
  const store = createJournalStore(db);
  const views = createEntryViews(store);

  const known = (id: string): EntryRecord => {
    const found = /^\d{1,15}$/.test(id) ? store.find(Number(id)) : null;
    if (found === null) throw new NotFound("journal entry");
    return found;
  };
  const viewFor = (id: number, caller: Caller): JournalEntry => {
    const [entry] = views([known(String(id))], caller);
    if (entry === undefined) throw new NotFound("journal entry");
    return entry;
  };

  return {
    store,
    /** A page, newest first by the day that an entry shows; 400 for an unknown member or cursor. */
    page: ({ tag, memberId, q, before, limit }: JournalPageQuery, caller: Caller) => {
      if (memberId !== undefined) knownMember(roster(), memberId);
      const wanted = {
        tag,
        memberId,
        q,
        before: before === undefined ? before : placeOf(before, store.find),
        limit: limit + 1,
      };
      const found = store.page(wanted);
      const entries = found.slice(0, limit);
      const last = found.length > limit ? entries.at(-1) : undefined;
      const today = dayAt(clock.now(), timeZone());
      return {
        entries: views(entries, caller),
        onThisDay: views(store.onThisDay(anniversaryDays(today), today), caller),
        tags: allTags(store.tags()),
        next: last === undefined ? null : `${last.day}.${last.id}`,
      };
    },
    years: createJournalYears(db, views),
    ...createEntryAuthoring({ ...deps, store, known, viewFor }),
    /** Throws 400 for an unknown member. */
    heart: (id: string, { give, memberId }: GivenHeart, caller: Caller) => {
      if (memberId !== undefined) knownMember(roster(), memberId);
      return store.setHeart(known(id).id, heartGiver(caller, memberId), give);
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
