import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path/posix";

/** A source file of the tree with what it imports from the tree; paths are from the root. */
export interface Source {
  readonly file: string;
  readonly text: string;
  readonly imports: readonly string[];
}

const isCode = (file: string): boolean =>
  /\.(ts|tsx|mjs)$/.test(file) && !/\.(test|spec)\.(ts|tsx|mjs)$|\.d(\.css)?\.ts$/.test(file);

const specifiers = /(?:\bfrom|\bimport)\s*\(?\s*"([#.][^"\n]+)"/g;

const resolved = (file: string, specifier: string): string =>
  specifier.startsWith("#") ? specifier.slice(1) : normalize(join(dirname(file), specifier));

/** What a source imports from the tree, types included. */
export const importsOf = (file: string, text: string): string[] =>
  [...text.matchAll(specifiers)].flatMap(([, specifier]) =>
    specifier === undefined ? [] : [resolved(file, specifier)],
  );

/** The files that git tracks below some folders, from the root. */
export const trackedFiles = (root: string, folders: readonly string[]): string[] =>
  execFileSync("git", ["-C", root, "ls-files", "--", ...folders], { encoding: "utf8" })
    .split("\n")
    .filter((file) => file !== "");

/** The code below some folders, without tests. */
export const readSources = (root: string, folders: readonly string[]): Source[] =>
  trackedFiles(root, folders)
    .filter(isCode)
    .map((file) => {
      const text = readFileSync(join(root, file), "utf8");
      return { file, text, imports: importsOf(file, text) };
    });
