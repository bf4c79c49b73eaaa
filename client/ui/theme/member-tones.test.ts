import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { contrast, hexOf, oklchOf } from "./color.ts";
import { memberTones, themePapers, type ThemeName } from "./member-tones.ts";

const themes: ThemeName[] = ["day", "evening", "night", "contrast"];
const hex = (n: number) => n.toString(16).padStart(2, "0");
const steps = [0, 51, 102, 153, 204, 255];
const roster = steps.flatMap((r) =>
  steps.flatMap((g) => steps.map((b) => `#${hex(r)}${hex(g)}${hex(b)}`)),
);
roster.push("#ffff00", "#39ff14", "#ff10f0", "#d9662b", "#2b8f6f", "#c94f7c", "#2f6db3", "#7f7f7f");

describe.each(themes)("a member's colour in the %s theme", (theme) => {
  const grounds = Object.values(themePapers[theme]).map(hexOf);

  it(`can be read on every paper, whichever of ${roster.length} colours the family chose`, () => {
    for (const color of roster) {
      const tones = memberTones(color, theme);
      for (const ground of [...grounds, tones.tint, tones.wash])
        expect(contrast(tones.text, ground), `${color} on ${ground}`).toBeGreaterThanOrEqual(4.5);
    }
  });

  it("carries initials that can be read, and stands out from the column it is on", () => {
    for (const color of roster) {
      const tones = memberTones(color, theme);
      expect(contrast(tones.on, tones.fill), `initials on ${color}`).toBeGreaterThanOrEqual(4.5);
      for (const ground of [...grounds, tones.tint])
        expect(contrast(tones.fill, ground), `${color} on ${ground}`).toBeGreaterThanOrEqual(2.99);
    }
  });

  it("leaves ink readable on its tint and wash", () => {
    const ink = inkOf(theme, "ink");
    const soft = inkOf(theme, "ink-soft");
    for (const color of roster) {
      const { tint, wash } = memberTones(color, theme);
      for (const ground of [tint, wash])
        expect(contrast(ink, ground), color).toBeGreaterThanOrEqual(theme === "night" ? 4.5 : 7);
      expect(contrast(soft, tint), color).toBeGreaterThanOrEqual(4.5);
    }
  });
});

const css = readFileSync(new URL("tokens.css", import.meta.url), "utf8");

function tokenOf(theme: ThemeName, token: string) {
  const block = css.split(`[data-theme="${theme}"]`)[1]?.split("}")[0] ?? "";
  const found = new RegExp(`--${token}: oklch\\(([\\d.]+) ([\\d.]+) ([\\d.]+)\\)`).exec(block);
  return { l: Number(found?.[1]), c: Number(found?.[2]), h: Number(found?.[3]) };
}
function inkOf(theme: ThemeName, token: string) {
  return hexOf(tokenOf(theme, token));
}

it("the papers that contrast is computed against are those of tokens.css", () => {
  for (const theme of themes)
    for (const [token, value] of Object.entries(themePapers[theme]))
      expect(tokenOf(theme, token), `${theme} ${token}`).toEqual(value);
});

it("ordinary inks are readable on every paper of every theme", () => {
  for (const theme of themes)
    for (const ground of Object.values(themePapers[theme]).map(hexOf))
      for (const token of ["ink", "ink-soft", "accent-ink", "good", "warn"])
        expect(contrast(inkOf(theme, token), ground), `${theme} ${token}`).toBeGreaterThanOrEqual(
          4.5,
        );
});

it("a colour survives the way to OKLCH and back", () => {
  for (const color of roster) expect(hexOf(oklchOf(color))).toBe(color);
});
