import type { JournalEntry } from "#contract/journal.ts";
import { defineWrite } from "../../api/call.ts";
import type { CacheView } from "../../mutations/cache/cache-view.ts";
import { offline } from "../../mutations/offline-for-a-week.ts";
import { defineMutation } from "../../mutations/define-mutation.ts";
import { findEntry, isNewestPage, journalRead, pageWith } from "./journal-cache.ts";
import { type JournalChange, withJournalChanges } from "./optimistic-entry.ts";

/** Shows a change on every page that holds the entry; `answer` is what the server says of it. */
const update = (
  cache: CacheView,
  change: JournalChange,
  answer: Partial<JournalEntry> = {},
): void =>
  cache.update(journalRead, (page) =>
    pageWith(page, (entry) => {
      const shown = withJournalChanges(entry, [change]);
      if (shown === undefined) return [];
      // Whether this device gave its heart is for the device to say.
      return entry.id === change.id ? [{ ...shown, ...answer, mine: shown.mine }] : [entry];
    }),
  );

/** An entry as it is written on a phone. */
export interface WrittenEntry {
  readonly text: string;
  readonly tags: readonly string[];
  readonly memberIds: readonly string[];
  readonly authorId: string;
  readonly date: string;
  /** What the list of what waits calls it. */
  readonly title: string;
}

/** Without a day it is of the day on which it arrives; with an id it can be taken away before the house has named it. */
type PostedEntry = Omit<WrittenEntry, "date"> &
  Partial<Pick<WrittenEntry, "date">> & { readonly id?: string };

/** Posts an entry after its pictures, and only as its author. */
export const postEntry = defineMutation({
  operation: defineWrite("POST /api/journal", ["journal"]),
  request: ({ title: _, id: _id, tags, memberIds, ...entry }: PostedEntry, { uploadIds }) => ({
    body: { ...entry, tags: [...tags], memberIds: [...memberIds], uploadIds: [...uploadIds] },
  }),
  settle: (cache, _, entry) => {
    cache.update(journalRead, (page, sent) =>
      // It may have been read before an answer that was lost at first.
      isNewestPage(sent) && findEntry(page, entry.id) === undefined
        ? { ...page, entries: [entry, ...page.entries] }
        : page,
    );
    cache.stale("journal");
  },
  creates: ({ id }) => id,
  datedHere: () => true,
  author: ({ authorId }) => authorId,
  describe: ({ title }) => title,
  offline,
});

/** An entry, and what the family calls it. */
interface EntryInput {
  readonly id: string;
  readonly title: string;
}

/** Whether somebody's heart is given; a device's where nobody is known. */
interface HeartInput extends EntryInput {
  readonly give: boolean;
  readonly memberId?: string;
  /** Who was signed in, as whom alone it is sent; what older versions left names nobody. */
  readonly byId?: string | undefined;
}

const heartOf = ({ title: _, byId: _by, ...heart }: HeartInput): JournalChange => ({
  kind: "heart",
  ...heart,
});

/** Gives an entry somebody's heart, or takes it back. */
export const heartEntry = defineMutation({
  operation: defineWrite("POST /api/journal/{id}/heart", ["journal"]),
  request: ({ id, give, memberId }: HeartInput) => ({
    params: { id },
    body: { give, ...(memberId === undefined ? {} : { memberId }) },
  }),
  apply: (cache, heart) => update(cache, heartOf(heart)),
  settle: (cache, heart, answer) => update(cache, heartOf(heart), answer),
  scope: ({ id }) => `entry:${id}`,
  author: ({ byId }) => byId,
  describe: ({ title }) => title,
  offline,
});

/** The server takes a day of the last ten; the phone's may be another one than the family's. */
const mostMsLate = 9 * 86_400_000;
const isTaken = (date: string): boolean => Date.now() - Date.parse(date) < mostMsLate;

interface EntryEdit extends EntryInput {
  readonly patch: Extract<JournalChange, { kind: "edit" }>["patch"];
  /** The words as they were, for the case that somebody deletes the entry meanwhile; its pictures are gone with it. What older versions left has no day. */
  readonly was?: Pick<WrittenEntry, "text" | "tags" | "memberIds" | "authorId"> &
    Partial<Pick<WrittenEntry, "date">>;
}

/** Changes what an entry says; other pages show it by what it says and whom it is about. */
export const editEntry = defineMutation({
  operation: defineWrite("PATCH /api/journal/{id}", ["journal"]),
  request: ({ id, patch }: EntryEdit) => ({ params: { id }, body: patch }),
  apply: (cache, { id, patch }) => update(cache, { kind: "edit", id, patch }),
  settle: (cache, { id, patch }, answer) => {
    update(cache, { kind: "edit", id, patch }, answer);
    cache.stale("journal");
  },
  scope: ({ id }) => `entry:${id}`,
  // Nobody else may change it.
  author: ({ was }) => was?.authorId,
  describe: ({ title }) => title,
  putBack: ({ patch, was, title }) => {
    const words = was === undefined ? "" : (patch.text ?? was.text);
    if (was === undefined || words === "") return undefined;
    const { tags = was.tags, memberIds = was.memberIds } = patch;
    const { authorId, date } = was;
    const day = date !== undefined && isTaken(date) ? { date } : {};
    const entry = { ...{ authorId, text: words, tags, memberIds, title }, ...day };
    return (enqueue) => enqueue(postEntry, entry).answer;
  },
  offline,
});

/** Which entry somebody takes away; what older versions left names nobody. */
interface EntryRemoval extends EntryInput {
  readonly byId?: string | undefined;
}

/** Takes an entry away: its author's, or a parent's to do. */
export const removeEntry = defineMutation({
  operation: defineWrite("DELETE /api/journal/{id}", ["journal"]),
  request: ({ id }: EntryRemoval) => ({ params: { id } }),
  apply: (cache, { id }) => update(cache, { kind: "remove", id }),
  scope: ({ id }) => `entry:${id}`,
  author: ({ byId }) => byId,
  describe: ({ title }) => title,
  offline,
});
