const sizeOf = (picture: HTMLVideoElement | ImageBitmap): readonly [number, number] =>
  picture instanceof HTMLVideoElement
    ? [picture.videoWidth, picture.videoHeight]
    : [picture.width, picture.height];

/** How light each dot is, from 0 to 255. */
export const lightsOf = (data: Uint8ClampedArray): Uint8ClampedArray<ArrayBuffer> => {
  const lights = new Uint8ClampedArray(data.length / 4);
  for (let at = 0; at < lights.length; at += 1) {
    const [red = 0, green = 0, blue = 0] = data.subarray(at * 4, at * 4 + 3);
    lights[at] = (red * 299 + green * 587 + blue * 114) / 1000;
  }
  return lights;
};

/** The dots of a picture upright, or with its left side on top, at most so wide or high; undefined where there are none. */
export const pixelsOf = (
  picture: HTMLVideoElement | ImageBitmap,
  most: number,
  isTurned = false,
): ImageData | undefined => {
  const [fullWidth, fullHeight] = sizeOf(picture);
  const scale = Math.min(1, most / Math.max(fullWidth, fullHeight));
  const [width, height] = [Math.round(fullWidth * scale), Math.round(fullHeight * scale)];
  if (width === 0 || height === 0) return undefined;
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = isTurned ? [height, width] : [width, height];
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (context === null) return undefined;
  if (isTurned) context.setTransform(0, 1, -1, 0, height, 0);
  context.drawImage(picture, 0, 0, width, height);
  return context.getImageData(0, 0, canvas.width, canvas.height);
};
