import * as z from "zod";
import type { Operations } from "./operation.ts";
import { day, id, instant, line, pageOfItems } from "./values.ts";

const photo = z
  .object({
    id,
    url: z
      .string()
      .meta({ description: "Another one whenever the photo is another; `w` may be added to it." }),
    width: z.int(),
    height: z.int(),
    takenAt: instant.optional(),
    caption: z.string().optional(),
  })
  .meta({ id: "Photo" });
export type Photo = z.infer<typeof photo>;

const idPath = z.object({ id });
const count = z.int().min(0);
const beach: Photo = {
  id: "Yp3fQ0c8Jt1mVw6x",
  url: "/api/photos/Yp3fQ0c8Jt1mVw6x/image?v=9bK2",
  width: 4032,
  height: 3024,
  takenAt: "2026-07-14T08:30:00.000Z",
  caption: "At the sea",
};

export const photos = {
  "GET /api/photos": {
    operationId: "listPhotos",
    summary: "The family's photos for the quiet screen, those taken last first",
    description:
      "Without those that were hidden, unless they are asked for. Where a photo doesn't say when it was taken, its file's time counts.",
    access: "anyone",
    source: "photos",
    query: z.object({
      ...pageOfItems,
      of: z.enum(["all", "hidden", "mixed", "onThisDay"]).default("all").meta({
        description:
          "`mixed`: all of them, in an order without meaning. `onThisDay`: those taken on this day of an earlier year. `hidden`: only those that were hidden.",
      }),
      from: z
        .string()
        .regex(/^[\w-]{1,64}$/)
        .optional()
        .meta({
          description:
            "Where `mixed` begins: each word leads through the same round from elsewhere.",
        }),
      day: day.optional().meta({ description: "The day of `onThisDay`, today unless told." }),
    }),
    answer: z
      .object({ items: z.array(photo), next: z.string().nullable() })
      .meta({ id: "PhotoPage" }),
    topic: "photos",
    example: { answer: { items: [beach], next: null } },
  },
  "GET /api/photos/counts": {
    operationId: "countPhotos",
    summary: "How many photos there are",
    access: "anyone",
    source: "photos",
    answer: z
      .object({
        shown: count,
        hidden: count,
        unreadable: count.meta({ description: "Files among them that can't be shown." }),
      })
      .meta({ id: "PhotoCounts" }),
    topic: "photos",
    example: { answer: { shown: 2481, hidden: 3, unreadable: 1 } },
  },
  "GET /api/photos/{id}/image": {
    operationId: "getPhotoImage",
    summary: "One photo, upright, in one of a few widths: the next above the one that is asked for",
    description:
      "Up to 3840 pixels wide, never wider than the photo itself, and without what else the file tells. With the current `v` the answer may be kept for ever.",
    access: "anyone",
    source: "photos",
    params: idPath,
    query: z.object({
      w: z.coerce.number().int().min(16).max(4096).optional(),
      v: z.string().max(100).optional(),
    }),
    media: "image/*",
    answer: z.string(),
    example: { answer: "(an image)" },
  },
  "POST /api/photos": {
    operationId: "addPhotos",
    summary: "Put an uploaded picture among the photos",
    access: "member",
    unlock: "acts",
    source: "photos",
    body: z.strictObject({ uploadId: id, caption: line.optional() }),
    status: 201,
    answer: photo,
    errors: [401, 405, 502],
    stale: ["photos"],
    example: { body: { uploadId: "4mJ0b3uQ9wXrT2yZ8kLs1A", caption: "At the sea" }, answer: beach },
  },
  "POST /api/photos/{id}/hide": {
    operationId: "hidePhoto",
    summary: "Don't show a photo any more; it stays where it is",
    access: "anyone",
    right: "write",
    source: "photos",
    params: idPath,
    status: 204,
    answer: z.void(),
    stale: ["photos"],
    example: {},
  },
  "POST /api/photos/{id}/show": {
    operationId: "showPhoto",
    summary: "Show a photo again that was hidden",
    access: "anyone",
    right: "write",
    source: "photos",
    params: idPath,
    status: 204,
    answer: z.void(),
    stale: ["photos"],
    example: {},
  },
  "DELETE /api/photos/{id}": {
    operationId: "deletePhoto",
    summary: "Delete a photo, and its file",
    access: "parent",
    unlock: "acts",
    source: "photos",
    params: idPath,
    status: 204,
    answer: z.void(),
    errors: [401, 405, 502],
    stale: ["photos"],
    example: {},
  },
} as const satisfies Operations;
