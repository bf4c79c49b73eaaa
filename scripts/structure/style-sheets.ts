import { readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path/posix";
import { type Source, trackedFiles } from "./sources.ts";

/** A CSS module with what its selectors address. */
export interface StyleSheet {
  readonly file: string;
  readonly classes: readonly string[];
  /** The selectors that name no class of the sheet, and so reach into whatever page is open once it is loaded. */
  readonly unbound: readonly string[];
  /** The parts inside of the sheet's own classes. */
  readonly parts: readonly string[];
  /** The parts around the sheet's own classes. */
  readonly partsAround: readonly string[];
  readonly elements: readonly string[];
  /** Attributes with the value that they are to have, as `data-kind=problem`; without one for any value. */
  readonly attributes: readonly string[];
}

const partInSelector = /\[data-part~="([\w-]+)"\]/g;
const attributeInSelector = /\[([\w-]+)(?:[~^|*$]?="([^"]*)")?\]/g;

const all = (text: string, pattern: RegExp): string[] => [
  ...new Set([...text.matchAll(pattern)].map(([, found = ""]) => found)),
];

const selectorListsOf = (css: string): string[] =>
  [...css.replaceAll(/\/\*[^]*?\*\//g, "").matchAll(/([^{};]+)\{/g)]
    .map(([, selector = ""]) => selector.trim())
    .filter((selector) => !selector.startsWith("@") && !/^(?:from|to|[\d.]+%)/.test(selector));

/** What stands before a selector's first class, and the rest; all of it does where there is no class. */
const outsideAndInside = (selectors: string): readonly [string, string] => {
  const pairs = selectors.split(/[\n,]/).map((one) => {
    const at = one.search(/\.[a-z]/);
    return at < 0 ? [one, ""] : [one.slice(0, at), one.slice(at)];
  });
  return [pairs.map(([before]) => before).join("\n"), pairs.map(([, rest]) => rest).join("\n")];
};

const attributesOf = (selectors: string): string[] =>
  [...selectors.matchAll(attributeInSelector)]
    .filter(([, name]) => name !== "data-part")
    .map(([, name = "", value]) => (value === undefined ? name : `${name}=${value}`));

/** What a sheet's selectors address. */
export const readStyleSheet = (file: string, css: string): StyleSheet => {
  const lists = selectorListsOf(css);
  const selectors = lists.join("\n");
  const bare = selectors
    .replaceAll(/:global\([^)]*\)/g, "")
    .replaceAll(/\[[^\]]*\]/g, "")
    .replaceAll(/::?(?!is|not|has|where)[\w-]+(?:\((?:[^()]|\([^)]*\))*\))?/g, "");
  const [outside, inside] = outsideAndInside(selectors);
  return {
    file,
    unbound: lists
      .flatMap((list) => list.split(/,(?![^(]*\))/))
      .map((one) => one.trim())
      .filter((one) => !/\.[a-z]/.test(one)),
    classes: all(bare, /\.([a-z][\w-]*)/g),
    parts: all(inside, partInSelector),
    partsAround: all(outside, partInSelector),
    elements: all(bare, /(?<![\w.:#-])([a-z][a-z0-9]*)(?![\w-])/g),
    attributes: [...new Set(attributesOf(selectors))],
  };
};

/** The CSS modules that git tracks below some folders. */
export const readStyleSheets = (root: string, folders: readonly string[]): StyleSheet[] =>
  trackedFiles(root, folders)
    .filter((file) => file.endsWith(".module.css"))
    .map((file) => readStyleSheet(file, readFileSync(join(root, file), "utf8")));

/** The names under which code imports sheets: each with its sheet's file. */
export const sheetsImportedBy = ({ file, text }: Source): (readonly [string, string])[] =>
  [...text.matchAll(/import \* as (\w+) from "([^"]+\.module\.css)"/g)].map(
    ([, name = "", path = ""]) => [
      name,
      path.startsWith("#") ? path.slice(1) : normalize(join(dirname(file), path)),
    ],
  );
