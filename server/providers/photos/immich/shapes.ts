import * as z from "zod";

/** What Immich says of its version. */
export const immichServerVersion = z.object({ major: z.int(), minor: z.int() });

/** One of its albums. */
export const immichAlbum = z.object({ id: z.uuid(), albumName: z.string() });

/** A page of the people that it knows by their faces. */
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
/** A photo or film as Immich tells it; of what its EXIF says only this leaves the shape, never the place. */
export type ImmichAsset = z.infer<typeof asset>;

/** A page of a search. */
export const immichSearchPage = z.object({
  assets: z.object({ items: z.array(asset), nextPage: z.string().nullable() }),
});
