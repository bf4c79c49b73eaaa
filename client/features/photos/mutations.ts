import { defineWrite } from "../../api/call.ts";
import { healthRead } from "../../query/health.ts";
import type { SettledCache } from "../../mutations/cache/cache-view.ts";
import { defineMutation } from "../../mutations/define-mutation.ts";

/** What changes photos may also bring their source to life, or empty it. */
const settle = (cache: SettledCache): void => {
  cache.stale("photos");
  cache.stale(healthRead);
};

/** A photo as it is chosen on a phone; its picture is enqueued with it. */
interface ChosenPhoto {
  /** What the phone calls it. */
  readonly name: string;
}

/** Puts a picture among the photos. It is nobody's alone, and waits for the house however long somebody is away. */
export const addPhoto = defineMutation({
  operation: defineWrite("POST /api/photos", ["photos"]),
  request: (_: ChosenPhoto, { uploadIds: [uploadId = ""] }) => ({ body: { uploadId } }),
  settle,
  lane: "uploads",
  describe: ({ name }) => name,
  offline: { keepFor: Number.POSITIVE_INFINITY },
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
