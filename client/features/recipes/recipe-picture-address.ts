/** A recipe's picture as wide as the screen needs it, in pixels. */
export const recipePictureAddress = (image: string, pixels: number): string =>
  `${image}${image.includes("?") ? "&" : "?"}w=${pixels}`;
