import { cameraTimeIn, exifWith } from "./camera-time.ts";

/** As many pixels as a large wall shows, on the longer side. */
const enough = 2560;
const quality = 0.86;
/** Cameras tell about a picture in its first bytes. */
const startBytes = 256 * 1024;

/** Draws a picture upright on white, as a JPEG. */
const draw = async (picture: ImageBitmap, scale: number): Promise<Blob> => {
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const pen = canvas.getContext("2d", { alpha: false });
  if (pen === null) throw new Error("this browser draws nothing");
  pen.fillStyle = "white";
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.imageSmoothingQuality = "high";
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const drawn = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, "image/jpeg", quality);
  });
  if (drawn === null) throw new Error("the picture is too large for this browser");
  return drawn;
};

/** The drawn picture with the time at which the other one was taken, which drawing loses. */
const withTimeOf = async (original: Blob, drawn: Blob): Promise<Blob> => {
  const time = await cameraTimeIn(await original.slice(0, startBytes).arrayBuffer());
  if (time === undefined) return drawn;
  return new Blob([drawn.slice(0, 2), exifWith(time), drawn.slice(2)], { type: drawn.type });
};

/**
 * A picture as large as any screen of the house needs it, to be sent in a fraction of the time: upright, at most `longest`
 * pixels on its longer side, told when it was taken but not where. What is small already, or can't be read here, stays as
 * it is: the server has the last word. Never rejects.
 */
export const scaledDown = async (original: Blob, longest = enough): Promise<Blob> => {
  try {
    const picture = await createImageBitmap(original, { imageOrientation: "from-image" });
    try {
      const scale = longest / Math.max(picture.width, picture.height);
      if (scale >= 1) return original;
      const small = await withTimeOf(original, await draw(picture, scale));
      return small.size < original.size ? small : original;
    } finally {
      picture.close();
    }
  } catch {
    // HEIC outside Safari, for one.
    return original;
  }
};
