import type { NewNote, Note } from "#contract/notes.ts";
import { defineWrite } from "../../api/call.ts";
import type { CacheView } from "../../mutations/cache/cache-view.ts";
import { defineMutation } from "../../mutations/define-mutation.ts";
import { offline } from "../../mutations/offline-for-a-week.ts";
import { notesRead } from "./reads.ts";

/** Puts a note in its place among the others, the newest first. */
const show = (cache: CacheView, note: Note): void =>
  cache.update(notesRead, ({ items }) => ({
    items: [...items.filter(({ id }) => id !== note.id), note].toSorted((a, b) =>
      b.createdAt.localeCompare(a.createdAt),
    ),
  }));

const hide = (cache: CacheView, { id }: Pick<Note, "id">): void =>
  cache.update(notesRead, ({ items }) => ({ items: items.filter((note) => note.id !== id) }));

/** What a note is called among what waits for the network. */
const describe = ({ text }: Note): string => text;
const scope = ({ id }: Note): string => `note ${id}`;

/** A note under a temporary id, as it is shown until the server has named it. */
export type AddedNote = NewNote & Pick<Note, "id" | "createdAt">;

/** Leaves a note on Home; one that waited for the network is sent only while its writer is signed in. */
export const addNote = defineMutation({
  operation: defineWrite("POST /api/notes", ["notes"]),
  once: true,
  request: ({ id: _, createdAt: __, ...body }: AddedNote, { mayWait }) => ({
    body: { ...body, ...(mayWait ? { offline: true } : {}) },
  }),
  creates: ({ id }) => id,
  author: ({ memberId }) => memberId,
  // How long it stays is chosen from what this phone holds for today.
  datedHere: () => true,
  apply: (cache, note) => show(cache, note),
  settle: (cache, { id }, answer) => {
    hide(cache, { id });
    show(cache, answer);
  },
  ...{ describe, offline },
});

/** Takes a note down. */
export const removeNote = defineMutation({
  operation: defineWrite("DELETE /api/notes/{id}", ["notes"]),
  request: ({ id }: Note) => ({ params: { id } }),
  apply: hide,
  ...{ scope, describe, offline },
});

/** Puts a note up again that was taken down. */
export const restoreNote = defineMutation({
  operation: defineWrite("POST /api/notes/{id}/restore", ["notes"]),
  request: ({ id }: Note) => ({ params: { id } }),
  apply: show,
  settle: (cache, _, answer) => show(cache, answer),
  ...{ scope, describe, offline },
});
