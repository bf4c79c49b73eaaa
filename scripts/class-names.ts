import { globSync } from "node:fs";
import { relative, resolve, sep } from "node:path";
import type { Plugin } from "vite";

const root = resolve(import.meta.dirname, "..");
const letters = "abcdefghijklmnopqrstuvwxyz";
const slashes = (path: string): string => path.replaceAll(sep, "/");

/**
 * Names classes after their sheet's place among all sheets, in two letters, and their own in the sheet: names are in every
 * script and sheet, and a hash can't be compressed. They are the same wherever the repository lies.
 */
const shortNames = (): ((name: string, file: string) => string) => {
  const sheets = globSync("{client,wall-ui,pwa}/**/*.module.css", { cwd: root })
    .map(slashes)
    .toSorted();
  const namesOf = new Map<string, string[]>();
  return (name, file) => {
    const sheet = slashes(relative(root, file.replace(/\?.*$/, "")));
    const at = sheets.indexOf(sheet);
    if (at === -1 || at >= letters.length ** 2) throw new Error(`${sheet} can't be counted`);
    const names = namesOf.get(sheet) ?? [];
    namesOf.set(sheet, names);
    if (!names.includes(name)) names.push(name);
    const prefix = `${letters[Math.floor(at / letters.length)]}${letters[at % letters.length]}`;
    // Four signs: the bundler writes shorter texts in place of their names, and Vite then forgets the sheet.
    return `${prefix}-${names.indexOf(name).toString(36)}`;
  };
};

/**
 * Makes class names local to their file: `.plan-week` is `styles.planWeek` in code; on the page it is `plan-week_x7Qd1` while
 * developing, and four signs once built.
 */
export const classNames = (): Plugin => ({
  name: "class-names",
  config: (_config, { command }) => ({
    css: {
      modules: {
        generateScopedName: command === "build" ? shortNames() : "[local]_[hash:base64:5]",
        localsConvention: "camelCaseOnly",
      },
    },
  }),
});
