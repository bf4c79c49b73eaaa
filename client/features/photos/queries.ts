import type { OperationAnswer } from "#contract/api.ts";
import type { Photo } from "#contract/photos.ts";
import { call, defineRead } from "../../api/call.ts";
import { type PagedList, usePages } from "../../query/pages.ts";
import { type QueryState, useRead } from "../../query/query-state.ts";
import { isSampleId } from "../../query/sample/sample-id.ts";
import type { Sample } from "../../query/sample/sample.ts";
import { useSampleFallback } from "../../query/sample-fallback.ts";
import { sourceMissingError, useSourceReadiness } from "../../query/source-query.ts";

/** The read of the house's photos. */
export const photosRead = defineRead("GET /api/photos", "photos");
const countsRead = defineRead("GET /api/photos/counts", "photos");

export type PhotoCounts = OperationAnswer<"GET /api/photos/counts">;

/** A photo's picture for a place so many device pixels wide; the server makes it a little wider rather than narrower. */
export const photoUrl = ({ id, url }: Photo, width: number): string =>
  isSampleId(id) ? url : `${url}&w=${Math.min(4096, Math.max(16, Math.ceil(width)))}`;

const ofPhotos = {
  domain: "photos",
  queryKey: [photosRead.topic, photosRead.key, "all"],
} as const;
const missing: QueryState<readonly Photo[]> = {
  source: "failed",
  data: undefined,
  error: sourceMissingError("photos"),
};
const sampleAlbum = (sample: Sample): readonly Photo[] => sample.photos();

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
  return isMissing ? { shown: missing, isReadingOn: false, readOn: undefined } : paged;
};

/** The house's photos, those taken last first; while there are none, sample content where it may stand. */
export const usePhotos = (): PagedList<Photo> => {
  const paged = usePhotoPages("all");
  return { ...paged, shown: useSampleFallback(ofPhotos, paged.shown, sampleAlbum) };
};

/** Those that were hidden, to be shown again. */
export const useHiddenPhotos = (): PagedList<Photo> => usePhotoPages("hidden");

/** How many photos there are, hidden ones, and files that can't be shown. */
export const usePhotoCounts = (): QueryState<PhotoCounts> => useRead(countsRead, {});
