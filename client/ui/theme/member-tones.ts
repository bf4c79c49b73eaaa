import { contrast, contrastOf, hexOf, luminance, mix, type Oklch, oklchOf } from "./color.ts";

export type ThemeName = "day" | "evening" | "night" | "contrast";

/** The papers of tokens.css that members' tints lie on, by theme; a test keeps the two equal. */
export const themePapers = {
  day: {
    surface: { l: 0.975, c: 0.013, h: 86 },
    raised: { l: 0.99, c: 0.008, h: 88 },
    paper: { l: 0.945, c: 0.019, h: 83 },
    "accent-tint": { l: 0.929, c: 0.054, h: 87 },
  },
  evening: {
    surface: { l: 0.273, c: 0.0084, h: 43 },
    raised: { l: 0.318, c: 0.0102, h: 48 },
    paper: { l: 0.235, c: 0.0065, h: 34 },
    "accent-tint": { l: 0.365, c: 0.0515, h: 79 },
  },
  night: {
    surface: { l: 0.16, c: 0.004, h: 40 },
    raised: { l: 0.2, c: 0.005, h: 40 },
    paper: { l: 0, c: 0, h: 0 },
    "accent-tint": { l: 0.25, c: 0.03, h: 75 },
  },
  contrast: {
    surface: { l: 0.99, c: 0, h: 0 },
    raised: { l: 1, c: 0, h: 0 },
    paper: { l: 0.99, c: 0, h: 0 },
    "accent-tint": { l: 0.94, c: 0.06, h: 90 },
  },
} as const satisfies Record<ThemeName, Record<string, Oklch>>;

/** What a member's colour becomes on one theme's papers. */
export interface MemberTones {
  /** The roster's colour, only as far shifted as it takes to be seen on every paper (3:1). */
  readonly fill: string;
  /** A 9 % wash on the surface: a column's ground. */
  readonly tint: string;
  /** A stronger wash, for bars that carry words. */
  readonly wash: string;
  /** Words in the member's colour: 4.5:1 on tint, wash and every paper. */
  readonly text: string;
  /** Words on `fill`: 4.5:1. */
  readonly on: string;
}

/** How light the papers of a theme are, worked out once however many members there are. */
const paperLights = new Map<ThemeName, readonly number[]>();

const lightsOf = (theme: ThemeName): readonly number[] => {
  const known = paperLights.get(theme);
  if (known !== undefined) return known;
  const lights = Object.values(themePapers[theme]).map((paper) => luminance(hexOf(paper)));
  paperLights.set(theme, lights);
  return lights;
};

const shiftUntil = (color: Oklch, grounds: readonly number[], least: number, darker: boolean) => {
  const enough = (l: number) => {
    const light = luminance(hexOf({ ...color, l }));
    return grounds.every((ground) => contrastOf(light, ground) >= least);
  };
  if (enough(color.l)) return hexOf(color);
  let near = color.l;
  let far = darker ? 0 : 1;
  for (let i = 0; i < 10; i += 1) {
    const middle = (near + far) / 2;
    if (enough(middle)) far = middle;
    else near = middle;
  }
  return hexOf({ ...color, l: far });
};

const inks = ["#fffdf8", "#262a38", "#000000"] as const;

/** Derives every tone of a member from the roster's colour; holds for any `#rrggbb`. */
export const memberTones = (color: string, theme: ThemeName): MemberTones => {
  const papers = lightsOf(theme);
  const surface = hexOf(themePapers[theme].surface);
  const darker = theme === "day" || theme === "contrast";
  const own = oklchOf(color);
  // A wash keeps near the middle, so that neither black on day's paper nor neon on evening's takes the ink's contrast away.
  const dye = hexOf({ ...own, l: darker ? Math.max(0.5, own.l) : Math.min(0.72, own.l) });
  const tint = mix(dye, surface, darker ? 0.09 : 0.11);
  const wash = mix(dye, surface, darker ? 0.17 : 0.2);
  // By day a colour goes deep enough for light initials, unless it is a light one like yellow; by evening it glows and the initials are dark.
  const seen = oklchOf(shiftUntil(own, [...papers, luminance(tint)], 3, darker));
  const fill =
    darker && own.l < 0.75 ? shiftUntil(seen, [luminance(inks[0])], 4.5, true) : hexOf(seen);
  const text = shiftUntil(own, [...papers, luminance(tint), luminance(wash)], 4.6, darker);
  const dark = hexOf({ l: 0.2, c: Math.min(0.06, own.c), h: own.h });
  const on =
    [...inks.slice(0, 1), dark, ...inks.slice(1)].find((ink) => contrast(ink, fill) >= 4.5) ??
    inks.reduce((best, ink) => (contrast(ink, fill) > contrast(best, fill) ? ink : best));
  return { fill, tint, wash, text, on };
};
