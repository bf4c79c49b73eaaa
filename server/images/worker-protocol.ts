import * as z from "zod";
import type { WorkerProtocol } from "../platform/worker/protocol.ts";
import type { PictureInfo, PictureRefusal } from "./decode.ts";
import type { ExifTime } from "./exif.ts";
import type { ImageLibraryBuild } from "./load-sharp.ts";
import type { MadePicture, PictureRequest } from "./make-picture.ts";

/** What the pictures' program can do. */
export type ImageJob =
  | { readonly do: "look"; readonly file: string }
  | ({ readonly do: "make" } & PictureRequest);

/** What came of a job; or why the picture is refused, or what the disk said. */
export type ImageOutcome =
  | { readonly done: PictureInfo | MadePicture }
  | { readonly refused: PictureRefusal }
  | { readonly error: string; readonly code: string | null };

/** The build of the image library that the pictures' program works with. */
export interface ImageWorkerReady {
  readonly build: ImageLibraryBuild;
}

const exifTime = z.object({
  local: z.string(),
  offset: z.string().exactOptional(),
}) satisfies z.ZodType<ExifTime>;
const info = z.object({
  width: z.number(),
  height: z.number(),
  taken: exifTime.nullable(),
}) satisfies z.ZodType<PictureInfo>;
const made = info.extend({
  type: z.enum(["jpeg", "webp"]),
}) satisfies z.ZodType<MadePicture>;

/** What the server and the pictures' program send each other. */
export const imageProtocol: WorkerProtocol<ImageOutcome, ImageWorkerReady> = {
  ready: z.object({ build: z.enum(["native", "wasm"]) }),
  result: z.union([
    z.object({ done: z.union([made, info]) }),
    z.object({ refused: z.enum(["notAPicture", "broken", "tooLarge"]) }),
    z.object({ error: z.string(), code: z.string().nullable() }),
  ]),
};
