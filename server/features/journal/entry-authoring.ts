import { isDeepStrictEqual } from "node:util";
import type { JournalEntry, JournalEntryPatch, NewJournalEntry } from "#contract/journal.ts";
import { addDays, dayAt } from "../../platform/clock.ts";
import { type Caller, isProvenParent } from "../../http/caller.ts";
import { apiSentence } from "../../platform/api-sentence.ts";
import { Conflict, HttpError, InvalidInput } from "../../platform/errors.ts";
import { knownMembers } from "../../http/known-member.ts";
import type { EntryRecord } from "./entry-record.ts";
import type { JournalStore } from "./entry-store.ts";
import type { JournalDeps } from "./journal-deps.ts";
import { validateTags } from "./tags.ts";

interface EntryAuthoringDeps extends Omit<JournalDeps, "db"> {
  readonly store: JournalStore;
  /** Throws 404 where there is no such entry. */
  readonly known: (id: string) => EntryRecord;
  readonly viewFor: (id: number, caller: Caller) => JournalEntry;
}

/** The author: the phone's signed-in member, or the parent who unlocked this browser; no other caller gets here. */
const authorOf = ({ session, unlocks }: Caller): string => {
  const memberId = session?.memberId ?? unlocks.acts?.memberId;
  if (memberId === undefined)
    throw new HttpError(401, apiSentence("signInFirst.phone"), { code: "signInFirst" });
  return memberId;
};

const requireOwn = ({ authorId }: EntryRecord, caller: Caller): void => {
  if (authorId !== authorOf(caller))
    throw new HttpError(403, apiSentence("notAuthor"), { code: "notAuthor" });
};

const inOrder = (value: string | readonly string[] | undefined) =>
  typeof value === "object" ? value.toSorted() : value;

/** Requires that an entry says what somebody saw of it; 409 `changedMeanwhile` where something else was written since. */
const requireAsSeen = (before: EntryRecord, seen: JournalEntryPatch["seen"] = {}): void => {
  const field = (["text", "tags", "memberIds"] as const).find(
    (name) =>
      seen[name] !== undefined && !isDeepStrictEqual(inOrder(seen[name]), inOrder(before[name])),
  );
  if (field !== undefined)
    throw new Conflict("changedMeanwhile", apiSentence("changedMeanwhile", { field }));
};

/** How old an entry may be: one that waited on a phone is sent when somebody sees that it does, and a clock may be years behind. */
const mostDaysLate = 366;

/** Writes, changes and removes the family's entries; each has to run in one transaction. */
export const createEntryAuthoring = (deps: EntryAuthoringDeps) => {
  const { store, pictures, roster, clock, timeZone, known, viewFor } = deps;
  const about = (memberIds: readonly string[]): string[] => knownMembers(roster(), memberIds);
  /** The day of an entry: today where a phone's clock dates it into the future, or years back. */
  const dayOfNew = (date: string | undefined, createdAt: number): string => {
    const today = dayAt(createdAt, timeZone());
    const isLate = date !== undefined && date <= today && date >= addDays(today, -mostDaysLate);
    return isLate ? date : today;
  };

  return {
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
        tags: validateTags(given.tags, store.tags(), isProvenParent(caller, "acts")),
        memberIds: about(given.memberIds),
        photos: [...new Set(given.uploadIds)].map(pictures.take),
      });
      return viewFor(id, caller);
    },
    /** Throws 403 unless the author calls, and 409 where it isn't as `seen` any more. */
    change: (id: string, patch: JournalEntryPatch, caller: Caller): JournalEntry => {
      const before = known(id);
      requireOwn(before, caller);
      requireAsSeen(before, patch.seen);
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
            : validateTags(patch.tags, used, isProvenParent(caller, "acts")),
        memberIds: patch.memberIds === undefined ? before.memberIds : about(patch.memberIds),
      };
      store.change(before.id, next, clock.now());
      return viewFor(before.id, caller);
    },
    /** Throws 403 unless the author or a parent calls. */
    remove: (id: string, caller: Caller): void => {
      const entry = known(id);
      if (!isProvenParent(caller, "acts")) requireOwn(entry, caller);
      store.remove(entry.id);
      for (const { name } of entry.photos) pictures.drop(name);
    },
  };
};
