import * as z from "zod";
import type { Operations } from "./operation.ts";
import { id, instant } from "./values.ts";

const upload = z
  .object({
    uploadId: id,
    width: z.int(),
    height: z.int(),
    takenAt: instant.optional().meta({ description: "When the picture was taken, if it says so." }),
  })
  .meta({ id: "Upload" });
export type Upload = z.infer<typeof upload>;

export const uploads = {
  "POST /api/uploads": {
    operationId: "uploadPicture",
    summary: "Send a picture, to be used in a photo, a recipe or the journal",
    description:
      "The body is the picture itself: JPEG, PNG, WebP, or HEIC where it can be decoded, at most 25 MB and 50 megapixels; its first bytes decide what it is. What is kept is a new picture: upright, and without whatever else was in the file, such as the place where it was taken. An upload that nothing refers to is gone after a day. 415 and 400 `notAPicture`, 413 `tooLarge`.",
    access: "member",
    unlock: "acts",
    upload: "image/*",
    status: 201,
    answer: upload,
    errors: [400, 413, 415, 429],
    stale: [],
    example: {
      answer: {
        uploadId: "4mJ0b3uQ9wXrT2yZ8kLs1A",
        width: 4032,
        height: 3024,
        takenAt: "2026-11-20T15:12:00.000Z",
      },
    },
  },
} as const satisfies Operations;
