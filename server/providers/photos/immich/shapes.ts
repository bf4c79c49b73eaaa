import * as z from "zod";
import { fittingItems } from "../../fitting-items.ts";

/** The version of an Immich server. */
export const immichServerVersion = z.object({ major: z.int(), minor: z.int() });

/** An album. */
export const immichAlbum = z.object({ id: z.uuid(), albumName: z.string() });

/** A page of the people that Immich recognizes. */
export const immichPeople = z.object({
  people: z.array(z.object({ id: z.uuid(), name: z.string() })),
  hasNextPage: z.boolean().optional(),
});

const asset = z.object({
  id: z.uuid(),
  type: z.string(),
  checksum: z.string(),
  thumbhash: z.string().nullable(),
  fileCreatedAt: z.iso.datetime({ offset: true }),
  width: z.number().nullable(),
  height: z.number().nullable(),
  originalMimeType: z.string().optional(),
  isEdited: z.boolean(),
  isOffline: z.boolean(),
  isTrashed: z.boolean(),
  visibility: z.string(),
  exifInfo: z
    .object({
      dateTimeOriginal: z.iso.datetime({ offset: true }).nullish().catch(null),
      description: z.string().nullish(),
      exifImageWidth: z.number().nullish(),
      exifImageHeight: z.number().nullish(),
      orientation: z.string().nullish(),
    })
    .optional(),
});
/** A photo or video of Immich; the schema drops the place in its EXIF data. */
export type ImmichAsset = z.infer<typeof asset>;

/** A page of a search. */
export const immichSearchPage = z.object({
  assets: z.object({ items: fittingItems(asset), nextPage: z.string().nullable() }),
});
