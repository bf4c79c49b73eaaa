import * as z from "zod";
import type { Operations } from "./operation.ts";
import { id, instant } from "./values.ts";

const photo = z
  .object({
    id,
    url: z.string(),
    width: z.int(),
    height: z.int(),
    takenAt: instant.optional(),
    caption: z.string().optional(),
  })
  .meta({ id: "Photo" });

export const photos = {
  "GET /api/photos": {
    summary: "The family's photos for the quiet screen",
    access: "anyone",
    source: "photos",
    answer: z.object({ items: z.array(photo) }).meta({ id: "Photos" }),
    topic: "photos",
    example: {
      answer: {
        items: [{ id: "p1", url: "/api/photos/p1/image", width: 4032, height: 3024 }],
      },
    },
  },
  "GET /api/photos/{id}/image": {
    summary: "One photo, upright and as wide as the screen that asks",
    access: "anyone",
    source: "photos",
    params: z.object({ id }),
    query: z.object({ w: z.coerce.number().int().min(16).max(4096).optional() }),
    media: "image/*",
    answer: z.string(),
    example: { answer: "(an image)" },
  },
} as const satisfies Operations;
