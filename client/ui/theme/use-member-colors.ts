import { useInsertionEffect } from "react";
import { memberTones, type ThemeName } from "./member-tones.ts";

const themes = ["day", "evening", "night", "contrast"] as const satisfies readonly ThemeName[];

const rulesOf = (theme: ThemeName, id: string, color: string) => {
  const { fill, tint, wash, text, on } = memberTones(color, theme);
  return `[data-theme="${theme}"] [data-member="${CSS.escape(id)}"]{--member:${fill};--member-tint:${tint};--member-wash:${wash};--member-text:${text};--member-on:${on}}`;
};

/**
 * Gives every element with `data-member={id}` that member's tones in `--member`, `-tint`, `-wash`, `-text` and `-on`, in all themes.
 * A constructed sheet, because the policy of the page allows no inline styles.
 */
export const useMemberColors = (roster: readonly { id: string; color: string }[]) => {
  const key = roster.map(({ id, color }) => `${id} ${color}`).join("\n");
  // Before anything is measured: a new sheet has all styles worked out anew.
  useInsertionEffect(() => {
    const sheet = new CSSStyleSheet();
    const rules = key.split("\n").flatMap((row) => {
      const at = row.lastIndexOf(" ");
      if (at < 1) return [];
      return themes.map((theme) => rulesOf(theme, row.slice(0, at), row.slice(at + 1)));
    });
    sheet.replaceSync(rules.join("\n"));
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  }, [key]);
};
