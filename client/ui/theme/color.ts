/** A colour as OKLCH sees it: lightness 0 to 1, chroma, hue in degrees. */
export interface Oklch {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

type Rgb = readonly [red: number, green: number, blue: number];

const toLinear = (v: number) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
const fromLinear = (v: number) => (v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055);

const parseHex = (hex: string): Rgb => {
  const digits = /^#?([0-9a-f]{6})$/i.exec(hex)?.[1] ?? "808080";
  const channel = (at: number) => Number.parseInt(digits.slice(at, at + 2), 16) / 255;
  return [channel(0), channel(2), channel(4)];
};

const toHex = (rgb: Rgb) =>
  `#${rgb
    .map((v) =>
      Math.round(Math.min(1, Math.max(0, v)) * 255)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;

const linearOf = ({ l, c, h }: Oklch): Rgb => {
  const angle = (h * Math.PI) / 180;
  const a = c * Math.cos(angle);
  const b = c * Math.sin(angle);
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
};

const fits = (rgb: Rgb) => rgb.every((v) => v >= -0.0005 && v <= 1.0005);

/** The nearest colour a screen can show, as `#rrggbb`: chroma gives way, lightness and hue stay. */
export const hexOf = (color: Oklch): string => {
  let low = 0;
  let high = color.c;
  if (!fits(linearOf(color))) {
    for (let i = 0; i < 12; i += 1) {
      const middle = (low + high) / 2;
      if (fits(linearOf({ ...color, c: middle }))) low = middle;
      else high = middle;
    }
    high = low;
  }
  const [r, g, b] = linearOf({ ...color, c: high });
  return toHex([
    fromLinear(Math.max(0, r)),
    fromLinear(Math.max(0, g)),
    fromLinear(Math.max(0, b)),
  ]);
};

/** `#rrggbb` as OKLCH; anything else counts as a middle grey. */
export const oklchOf = (hex: string): Oklch => {
  const [red, green, blue] = parseHex(hex);
  const [r, g, b] = [toLinear(red), toLinear(green), toLinear(blue)];
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const x = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const y = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  return {
    l: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    c: Math.hypot(x, y),
    h: ((Math.atan2(y, x) * 180) / Math.PI + 360) % 360,
  };
};

/** `part` (0 to 1) of one colour mixed into another, in sRGB as the eye expects of a thin wash. */
export const mix = (hex: string, into: string, part: number): string => {
  const [r, g, b] = parseHex(hex);
  const [R, G, B] = parseHex(into);
  const at = (a: number, z: number) => a * part + z * (1 - part);
  return toHex([at(r, R), at(g, G), at(b, B)]);
};

/** WCAG 2.2 relative luminance, 0 to 1. */
export const luminance = (hex: string) => {
  const [r, g, b] = parseHex(hex);
  return 0.2126 * toLinear(r) + 0.7152 * toLinear(g) + 0.0722 * toLinear(b);
};

/** WCAG 2.2 contrast of two luminances, 1 to 21. */
export const contrastOf = (one: number, other: number): number =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/** WCAG 2.2 contrast of two colours, 1 to 21. */
export const contrast = (one: string, other: string): number =>
  contrastOf(luminance(one), luminance(other));
