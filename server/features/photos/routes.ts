import type { photos as contract } from "#contract/photos.ts";
import type { OperationHandlers } from "../../http/handlers.ts";
import type { PhotoService } from "./photos.ts";

type Reads = Pick<
  typeof contract,
  "GET /api/photos" | "GET /api/photos/counts" | "GET /api/photos/{id}/image"
>;

/** The handlers that read photos for the quiet screen. */
export const photoRoutes = (photos: PhotoService): OperationHandlers<Reads> => ({
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
});
