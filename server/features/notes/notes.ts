import { randomUUID } from "node:crypto";
import { mostNotes, type NewNote, type Note } from "#contract/notes.ts";
import type { Roster } from "../../config/roster.ts";
import type { Db } from "../../db/connection.ts";
import type { Caller } from "../../http/caller.ts";
import { type HandlerReply, unchanged } from "../../http/handlers.ts";
import { knownMember } from "../../http/known-member.ts";
import { apiSentence } from "../../platform/api-sentence.ts";
import { addDays, type Clock, dayAt, iso } from "../../platform/clock.ts";
import { Conflict, InvalidInput, NotFound } from "../../platform/errors.ts";
import { createNoteStore, type StoredNote } from "./note-store.ts";

interface NotesDeps {
  readonly db: Db;
  readonly roster: () => Roster;
  readonly clock: Clock;
  readonly timeZone: () => string;
}

/** How far ahead a note's last day may lie. */
const mostDays = 366;

/** Creates the family's notes: a word on Home for everybody or one person, until a day is over. */
export const createNotes = ({ db, roster, clock, timeZone }: NotesDeps) => {
  const store = createNoteStore(db);
  const today = (): string => dayAt(clock.now(), timeZone());

  const isKnown = (wanted: string | null): wanted is string =>
    roster().some((member) => member.id === wanted);

  /** Whether it is for everybody, or for somebody who hasn't left the roster: what was for one isn't everybody's. */
  const isForSomebody = ({ forMemberId }: StoredNote): boolean =>
    forMemberId === null || isKnown(forMemberId);

  /** A writer who has left the roster is left out. */
  const viewOf = ({ id, text, until, forMemberId, ...note }: StoredNote): Note => ({
    ...{ id, text, until, createdAt: iso(note.createdAt) },
    ...(forMemberId === null ? {} : { forMemberId }),
    ...(isKnown(note.memberId) ? { memberId: note.memberId } : {}),
  });

  const list = (): readonly StoredNote[] => store.shownOn(today()).filter(isForSomebody);

  const checkRoom = (): void => {
    if (list().length >= mostNotes) throw new Conflict("notesFull", apiSentence("notesFull"));
  };

  /** The last day of a new note; one that waited on a phone for longer is shown on the day on which it arrives. */
  const endOfNew = ({ until, offline }: Pick<NewNote, "until" | "offline">): string => {
    const [first, last] = [today(), addDays(today(), mostDays)];
    if (offline === true && until < first) return first;
    if (until < first || until > last)
      throw new InvalidInput("until", `until: expected ${first} to ${last}, got ${until}.`);
    return until;
  };

  /** The note; throws 404 where there is none, its last day is over, or whom it is for has left. */
  const find = (id: string): StoredNote => {
    const note = store.find(id);
    if (note === null || note.until < today() || !isForSomebody(note)) throw new NotFound("note");
    return note;
  };

  return {
    list: (): { items: Note[] } => ({ items: list().map(viewOf) }),
    /** Adds a note; throws 400 where its end or one of its people can't be, and 409 where there is no room. */
    add: ({ text, forMemberId, memberId, ...end }: NewNote, caller: Caller): Note => {
      const until = endOfNew(end);
      if (forMemberId !== undefined) knownMember(roster(), forMemberId, "forMemberId");
      if (memberId !== undefined) knownMember(roster(), memberId);
      checkRoom();
      store.forgetBefore(today());
      const note = {
        ...{ id: randomUUID(), text, until, createdAt: clock.now(), deletedAt: null },
        forMemberId: forMemberId ?? null,
        memberId: caller.session?.memberId ?? memberId ?? null,
      };
      store.add(note);
      return viewOf(note);
    },
    /** Takes a note down; repeating it changes nothing. */
    remove: (id: string): void | HandlerReply<void> => {
      if (find(id).deletedAt !== null) return unchanged(undefined);
      store.setDeleted(id, clock.now());
      store.forgetTakenDown(mostNotes);
    },
    /** Puts a note up again as it was, or throws 409 where there is no room; repeating it changes nothing. */
    restore: (id: string): Note | HandlerReply<Note> => {
      const note = find(id);
      if (note.deletedAt === null) return unchanged(viewOf(note));
      checkRoom();
      store.setDeleted(id, null);
      return viewOf(note);
    },
  };
};

export type Notes = ReturnType<typeof createNotes>;
