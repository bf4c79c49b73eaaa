import type { Photo } from "#contract/photos.ts";
import { photoUrl } from "#client/features/photos/queries.ts";
import { fitOf, frameOf, type PhotoSize, widthIn } from "#client/features/quiet/frames.ts";
import * as styles from "./quiet.module.css";

/** As wide as what fills the edges is drawn: a few pixels, blurred once, cost the graphics nothing afterwards. */
const edgePixels = 64;
const blur = "blur(5px) brightness(0.55)";
const margin = 10;

const edgesOf = (image: HTMLImageElement, frame: PhotoSize): HTMLCanvasElement => {
  const canvas = document.createElement("canvas");
  canvas.width = edgePixels;
  canvas.height = Math.max(1, Math.round((edgePixels * frame.height) / frame.width));
  const pen = canvas.getContext("2d");
  if (pen === null) return canvas;
  const scale = Math.max(
    (canvas.width + 2 * margin) / image.naturalWidth,
    (canvas.height + 2 * margin) / image.naturalHeight,
  );
  const [width, height] = [image.naturalWidth * scale, image.naturalHeight * scale];
  pen.filter = blur;
  pen.drawImage(image, (canvas.width - width) / 2, (canvas.height - height) / 2, width, height);
  return canvas;
};

/** A photo in one of `count` frames of the screen, decoded, so that showing it holds nothing up. Rejects where it can't be had. */
export const decodePhoto = async (
  photo: Photo,
  count: number,
  screen: PhotoSize,
): Promise<HTMLElement> => {
  const frame = frameOf(count, screen);
  const image = new Image();
  image.alt = photo.caption ?? "";
  image.draggable = false;
  image.src = photoUrl(photo, widthIn(photo, frame) * devicePixelRatio);
  await image.decode();
  const figure = document.createElement("figure");
  figure.className = styles.quietPhoto;
  figure.dataset["photo"] = photo.id;
  figure.dataset["fit"] = fitOf(photo, frame);
  if (figure.dataset["fit"] === "contain") figure.append(edgesOf(image, frame));
  figure.append(image);
  return figure;
};
