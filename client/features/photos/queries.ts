import { useMutation } from "@tanstack/react-query";
import type { Answer, Sent } from "#contract/api.ts";
import type { Photo } from "#contract/photos.ts";
import type { ApiError } from "../../api/api-error.ts";
import { call, read, type Write, write } from "../../api/call.ts";
import { type House, useHouse } from "../../context/app-context.ts";
import { type Paged, usePages } from "../../query/pages.ts";
import { type Shown, useRead } from "../../query/query-state.ts";
import { send } from "../../mutations/send.ts";
import { sendOnce } from "../../mutations/send-with-key.ts";
import { missing, useAskable } from "../../query/source-query.ts";

/** The read of the house's photos. */
export const photosRead = read("GET /api/photos", "photos");
const countsRead = read("GET /api/photos/counts", "photos");
const addWrite = write("POST /api/photos", ["photos"]);
const hideWrite = write("POST /api/photos/{id}/hide", ["photos"]);
const showWrite = write("POST /api/photos/{id}/show", ["photos"]);
const deleteWrite = write("DELETE /api/photos/{id}", ["photos"]);

export type PhotoCounts = Answer<"GET /api/photos/counts">;

/** A photo's picture for a place so many device pixels wide; the server makes it a little wider rather than narrower. */
export const photoUrl = ({ url }: Photo, width: number): string =>
  `${url}&w=${Math.min(4096, Math.max(16, Math.ceil(width)))}`;

const pageSize = 100;

const usePhotoPages = (of: "all" | "hidden"): Paged<Photo> => {
  const askable = useAskable("photos");
  const isMissing = askable === "unconfigured" && of === "all";
  const paged = usePages<Photo>(
    [photosRead.topic, photosRead.key, of],
    async (before, signal) => {
      const query = { of, limit: pageSize, ...(before === undefined ? {} : { before }) };
      return (await call<"GET /api/photos">(photosRead, { query }, { signal })).answer;
    },
    { enabled: askable !== "wait" && !isMissing },
  );
  if (!isMissing) return paged;
  const shown = { from: "failed", data: undefined, error: missing("photos") } as const;
  return { shown, isReadingOn: false, readOn: undefined };
};

/** The house's photos, those taken last first; 503 `unconfigured` while there are none. */
export const usePhotos = (): Paged<Photo> => usePhotoPages("all");

/** Those that were hidden, to be shown again. */
export const useHiddenPhotos = (): Paged<Photo> => usePhotoPages("hidden");

/** How many photos there are, hidden ones, and files that can't be shown. */
export const usePhotoCounts = (): Shown<PhotoCounts> => useRead(countsRead, {});

/** What changes photos may also bring their source to life, or empty it. */
const refresh = ({ client }: House): void => {
  void client.invalidateQueries({ queryKey: ["photos"] });
  void client.invalidateQueries({ queryKey: ["settings", "GET /api/health"] });
};

/** Puts an upload among the photos; with the same `key` it does so once. Rejects with an ApiError. */
export const addPhoto = async (house: House, uploadId: string, key: string): Promise<Photo> => {
  const { answer } = await sendOnce(house, addWrite, { body: { uploadId } }, key);
  refresh(house);
  return answer;
};

type OnePhoto =
  | "POST /api/photos/{id}/hide"
  | "POST /api/photos/{id}/show"
  | "DELETE /api/photos/{id}";

const usePhotoWrite = <K extends OnePhoto>(operation: Write<K>) => {
  const house = useHouse();
  return useMutation<Answer<K>, ApiError, Sent<K>>({
    mutationFn: async (sent) => (await send(house, operation, sent)).answer,
    onSuccess: () => refresh(house),
  });
};

/** Hides a photo from every screen: `mutate({ params: { id } })`; anybody may. */
export const useHidePhoto = () => usePhotoWrite(hideWrite);

/** Shows a hidden photo again: `mutate({ params: { id } })`; anybody may. */
export const useShowPhoto = () => usePhotoWrite(showWrite);

/** Deletes a photo and its file: `mutate({ params: { id } })`; a parent's. */
export const useDeletePhoto = () => usePhotoWrite(deleteWrite);
