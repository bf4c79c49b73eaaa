import type { photos as contract } from "#contract/photos.ts";
import type { OperationHandlers } from "../../http/handlers.ts";
import type { PhotoService } from "./photos.ts";

/** The handlers of the photos for the quiet screen. */
export const photoRoutes = (photos: PhotoService): OperationHandlers<typeof contract> => ({
  "GET /api/photos": ({ query: { limit, before, of, from = "", day } }) => {
    const asked = { limit, ...(before === undefined ? {} : { before }) };
    if (of === "onThisDay") return photos.onThisDay(asked, day);
    return photos.list({ ...asked, selection: of === "mixed" ? { of, from } : { of } });
  },
  "GET /api/photos/counts": () => photos.counts(),
  "GET /api/photos/{id}/image": async ({ params, query, response }) => {
    const { type, bytes } = await photos.image(params.id, query.w);
    if (query.v !== undefined) response.set("Cache-Control", "public, max-age=31536000, immutable");
    response.type(type).send(Buffer.from(bytes));
  },
  "POST /api/photos": ({ body }) => photos.add(body.uploadId, body.caption),
  "POST /api/photos/{id}/hide": ({ params }) => photos.hide(params.id),
  "POST /api/photos/{id}/show": ({ params }) => photos.show(params.id),
  "DELETE /api/photos/{id}": ({ params }) => photos.remove(params.id),
});
