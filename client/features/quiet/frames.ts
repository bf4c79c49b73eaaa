/** How wide and high something is. */
export interface PhotoSize {
  readonly width: number;
  readonly height: number;
}

/** So much of a photo may lie outside of its frame, of 1: heads are seldom at the very edge. */
const mayBeCut = 0.2;

const isWide = ({ width, height }: PhotoSize) => width > height;

/** Whether a photo leaves half of the screen empty: upright on a wide one, wide on an upright one. */
export const leavesHalfEmpty = (photo: PhotoSize, screen: PhotoSize): boolean =>
  isWide(photo) !== isWide(screen);

/** The frame of each of so many photos: beside each other on a wide screen, above each other on an upright one. */
export const frameOf = (count: number, screen: PhotoSize): PhotoSize =>
  isWide(screen)
    ? { width: screen.width / count, height: screen.height }
    : { width: screen.width, height: screen.height / count };

/** How a photo fills its frame: cut where that costs little of it, else whole. */
export const fitOf = (photo: PhotoSize, frame: PhotoSize): "cover" | "contain" => {
  const [ofPhoto, ofFrame] = [photo.width / photo.height, frame.width / frame.height];
  const left = Math.min(ofPhoto / ofFrame, ofFrame / ofPhoto);
  return 1 - left <= mayBeCut ? "cover" : "contain";
};

/** How wide a photo is in its frame, as it fills it. */
export const widthIn = (photo: PhotoSize, frame: PhotoSize): number => {
  const asHigh = (frame.height * photo.width) / photo.height;
  return fitOf(photo, frame) === "cover"
    ? Math.max(frame.width, asHigh)
    : Math.min(frame.width, asHigh);
};
