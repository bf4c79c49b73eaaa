import { useMutation } from "@tanstack/react-query";
import type { OperationAnswer, OperationInput } from "#contract/api.ts";
import type { Photo } from "#contract/photos.ts";
import type { ApiError } from "../../api/api-error.ts";
import { call, defineRead, type WriteOperation, defineWrite } from "../../api/call.ts";
import { type AppContextValue, useApp } from "../../context/app-context.ts";
import { type PagedList, usePages } from "../../query/pages.ts";
import { type QueryState, useRead } from "../../query/query-state.ts";
import { send } from "../../mutations/send.ts";
import { sendWithKey } from "../../mutations/send-with-key.ts";
import { sourceMissingError, useSourceReadiness } from "../../query/source-query.ts";

/** The read of the house's photos. */
export const photosRead = defineRead("GET /api/photos", "photos");
const countsRead = defineRead("GET /api/photos/counts", "photos");
const addWrite = defineWrite("POST /api/photos", ["photos"]);
const hideWrite = defineWrite("POST /api/photos/{id}/hide", ["photos"]);
const showWrite = defineWrite("POST /api/photos/{id}/show", ["photos"]);
const deleteWrite = defineWrite("DELETE /api/photos/{id}", ["photos"]);

export type PhotoCounts = OperationAnswer<"GET /api/photos/counts">;

/** A photo's picture for a place so many device pixels wide; the server makes it a little wider rather than narrower. */
export const photoUrl = ({ url }: Photo, width: number): string =>
  `${url}&w=${Math.min(4096, Math.max(16, Math.ceil(width)))}`;

const pageSize = 100;

const usePhotoPages = (of: "all" | "hidden"): PagedList<Photo> => {
  const askable = useSourceReadiness("photos");
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
  const shown = { source: "failed", data: undefined, error: sourceMissingError("photos") } as const;
  return { shown, isReadingOn: false, readOn: undefined };
};

/** The house's photos, those taken last first; 503 `unconfigured` while there are none. */
export const usePhotos = (): PagedList<Photo> => usePhotoPages("all");

/** Those that were hidden, to be shown again. */
export const useHiddenPhotos = (): PagedList<Photo> => usePhotoPages("hidden");

/** How many photos there are, hidden ones, and files that can't be shown. */
export const usePhotoCounts = (): QueryState<PhotoCounts> => useRead(countsRead, {});

/** What changes photos may also bring their source to life, or empty it. */
const refresh = ({ queryClient }: AppContextValue): void => {
  void queryClient.invalidateQueries({ queryKey: ["photos"] });
  void queryClient.invalidateQueries({ queryKey: ["settings", "GET /api/health"] });
};

/** Puts an upload among the photos; with the same `key` it does so once. Rejects with an ApiError. */
export const addPhoto = async (
  app: AppContextValue,
  uploadId: string,
  key: string,
): Promise<Photo> => {
  const { answer } = await sendWithKey(app, addWrite, { body: { uploadId } }, key);
  refresh(app);
  return answer;
};

type OnePhoto =
  | "POST /api/photos/{id}/hide"
  | "POST /api/photos/{id}/show"
  | "DELETE /api/photos/{id}";

const usePhotoWrite = <K extends OnePhoto>(operation: WriteOperation<K>) => {
  const app = useApp();
  return useMutation<OperationAnswer<K>, ApiError, OperationInput<K>>({
    mutationFn: async (sent) => (await send(app, operation, sent)).answer,
    onSuccess: () => refresh(app),
  });
};

/** Hides a photo from every screen: `mutate({ params: { id } })`; anybody may. */
export const useHidePhoto = () => usePhotoWrite(hideWrite);

/** Shows a hidden photo again: `mutate({ params: { id } })`; anybody may. */
export const useShowPhoto = () => usePhotoWrite(showWrite);

/** Deletes a photo and its file: `mutate({ params: { id } })`; a parent's. */
export const useDeletePhoto = () => usePhotoWrite(deleteWrite);
