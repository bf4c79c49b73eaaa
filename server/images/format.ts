/** What a picture can be; told by its first bytes, whatever its name or type says. */
export type PictureFormat = "jpeg" | "png" | "webp" | "heif";

/** How many of a file's bytes tell what it is. */
export const signatureBytes = 12;

// As heic-decode knows them; others of the family, such as AVIF, are no phone's photos.
const heicBrands = ["heic", "heix", "hevc", "hevx", "mif1", "msf1"];

/** The format of a file that begins so; null where it is none that we take. */
export const pictureFormatOf = (start: Uint8Array): PictureFormat | null => {
  const text = (from: number, to: number): string =>
    String.fromCodePoint(...start.subarray(from, to));
  if (text(0, 3) === "\u{ff}\u{d8}\u{ff}") return "jpeg";
  if (text(0, 8) === "\u{89}PNG\r\n\u{1a}\n") return "png";
  if (text(0, 4) === "RIFF" && text(8, 12) === "WEBP") return "webp";
  if (text(4, 8) === "ftyp" && heicBrands.includes(text(8, 12))) return "heif";
  return null;
};
