import { defineWrite } from "../../api/call.ts";
import { healthRead } from "../../query/health.ts";
import type { SettledCache } from "../../mutations/cache/cache-view.ts";
import { defineMutation } from "../../mutations/define-mutation.ts";

/** What changes photos may also bring their source to life, or empty it. */
const settle = (cache: SettledCache): void => {
  cache.stale("photos");
  cache.stale(healthRead);
};

/** Puts an upload among the photos: `{ body: { uploadId } }`. */
export const addPhoto = defineMutation({
  operation: defineWrite("POST /api/photos", ["photos"]),
  once: true,
  settle,
});

/** Hides a photo from every screen: `{ params: { id } }`; anybody may. */
export const hidePhoto = defineMutation({
  operation: defineWrite("POST /api/photos/{id}/hide", ["photos"]),
  settle,
});

/** Shows a hidden photo again: `{ params: { id } }`; anybody may. */
export const showPhoto = defineMutation({
  operation: defineWrite("POST /api/photos/{id}/show", ["photos"]),
  settle,
});

/** Deletes a photo and its file: `{ params: { id } }`; a parent's. */
export const removePhoto = defineMutation({
  operation: defineWrite("DELETE /api/photos/{id}", ["photos"]),
  settle,
});
