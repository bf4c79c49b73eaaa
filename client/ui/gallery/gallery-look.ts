import { type Language, languages } from "../../i18n/language.ts";
import type { ThemeName } from "../theme/member-tones.ts";

export const galleryThemes = [
  "day",
  "evening",
  "night",
  "contrast",
] as const satisfies readonly ThemeName[];
export const galleryDirections = ["ltr", "rtl"] as const;

/** How the gallery is shown: `?theme=evening&language=de&direction=rtl`. */
export interface GalleryLook {
  readonly theme: ThemeName;
  readonly language: Language;
  readonly direction: (typeof galleryDirections)[number];
}

const oneOf = <T extends string>(names: readonly T[], wished: string | null, first: T): T =>
  names.find((name) => name === wished) ?? first;

/** Reads from a page's query how to show the gallery; in daylight, in English and from the left without it. */
export const readGalleryLook = (query: string): GalleryLook => {
  const wished = new URLSearchParams(query);
  return {
    theme: oneOf(galleryThemes, wished.get("theme"), "day"),
    language: oneOf(languages, wished.get("language"), "en"),
    direction: oneOf(galleryDirections, wished.get("direction"), "ltr"),
  };
};

/** The query that shows the gallery so. */
export const galleryQuery = ({ theme, language, direction }: GalleryLook): string =>
  `?${new URLSearchParams({ theme, language, direction }).toString()}`;
