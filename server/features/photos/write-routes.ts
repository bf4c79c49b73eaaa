import type { photos as contract } from "#contract/photos.ts";
import type { OperationHandlers } from "../../http/handlers.ts";
import { apiSentence } from "../../platform/api-sentence.ts";
import { NotFound, Unsupported } from "../../platform/errors.ts";
import type { EmbeddedPhotos, NewPhoto, OutsidePhotos } from "../../providers/photos/port.ts";
import { photoView } from "./photo-view.ts";

/** The operations that change photos; both kinds of source have all of them. */
type Writes = Pick<
  typeof contract,
  | "POST /api/photos"
  | "POST /api/photos/{id}/hide"
  | "POST /api/photos/{id}/show"
  | "DELETE /api/photos/{id}"
>;

/** The uploads of which photos are made. */
export interface UploadedPhotos {
  /** Keeps an upload until it is dropped; throws 400 `uploadId` where there is none. */
  take(uploadId: string): Omit<NewPhoto, "caption">;
  drop(uploadId: string): void;
}

const checkFound = (isFound: boolean): void => {
  if (!isFound) throw new NotFound("photo");
};

const unsupported = (): never => {
  throw new Unsupported(apiSentence("unsupported.photos"));
};

/** Writes photos of an embedded source, in the transaction of the request. */
export const embeddedPhotoWrites = (
  source: () => EmbeddedPhotos,
  uploads: UploadedPhotos,
): OperationHandlers<Writes> => ({
  "POST /api/photos": ({ body }) => {
    const { add } = source();
    const photo = add({ ...uploads.take(body.uploadId), caption: body.caption });
    // The source has made its own copy.
    uploads.drop(body.uploadId);
    return photoView(photo);
  },
  "POST /api/photos/{id}/hide": ({ params }) => checkFound(source().hide(params.id)),
  "POST /api/photos/{id}/show": ({ params }) => checkFound(source().show(params.id)),
  "DELETE /api/photos/{id}": ({ params }) => checkFound(source().remove(params.id)),
});

/** Writes what can be written of an outside source's photos, once it has answered. */
export const outsidePhotoWrites = (source: OutsidePhotos): OperationHandlers<Writes> => ({
  "POST /api/photos": unsupported,
  "POST /api/photos/{id}/hide": async ({ params }) => checkFound(await source.hide(params.id)),
  "POST /api/photos/{id}/show": async ({ params }) => checkFound(await source.show(params.id)),
  "DELETE /api/photos/{id}": unsupported,
});
