import { dirname, join } from "node:path/posix";

/** Paths that a page may name although git doesn't track them: what a wall writes, and the pattern of a new file. */
const untracked = new Set(["config/members.json", "migrations/NNNN-what.sql"]);

/** Whether a word in backticks is a path without placeholders; names without a folder need an ending that files have here. */
const isPath = (word: string): boolean =>
  /^[\w.][\w.-]*(\/[\w.-]+)*\/?$/.test(word) &&
  (word.includes("/") || /\.(tsx?|mjs|sql|md|json|yaml)$/.test(word)) &&
  !untracked.has(word);

/** A page in paragraphs, items of lists and rows of tables, without its blocks of code. */
const blocksOf = (markdown: string): string[] =>
  markdown.replaceAll(/^```[^]*?^```/gm, "").split(/\n\s*\n|\n(?=\||\d+\. |- )/);

/** The files with the folders that they are in, which end with a slash. */
const withFolders = (files: readonly string[]): ReadonlySet<string> => {
  const paths = new Set(files);
  for (const file of files)
    for (let folder = dirname(file); folder !== "."; folder = dirname(folder))
      paths.add(`${folder}/`);
  return paths;
};

/**
 * The paths in backticks on a page that don't exist among a tree's files. A path is from the root, or from the folder of
 * a longer one from the root that stands before it in its paragraph, item or row; where there is none before it, it may
 * be the end of any path.
 */
export const missingPathsIn = (markdown: string, files: readonly string[]): string[] => {
  const paths = withFolders(files);
  const existing = (path: string): string | undefined =>
    [path, `${path}/`].find((each) => paths.has(each));
  const isEndOfPath = (word: string): boolean =>
    [...paths].some((path) => `/${path}`.endsWith(`/${word}`));

  return blocksOf(markdown).flatMap((block) => {
    const folders: string[] = [];
    return [...block.matchAll(/`([^`\n]+)`/g)].flatMap(([, word = ""]) => {
      if (!isPath(word)) return [];
      const found = ["", ...folders].flatMap((folder) => existing(join(folder, word)) ?? [])[0];
      if (found !== undefined) {
        // A folder at the root has the name of another part's folder: `config/` is also one of the server's.
        if (/\/./.test(found)) folders.unshift(found.endsWith("/") ? found : dirname(found));
        return [];
      }
      return folders.length === 0 && isEndOfPath(word) ? [] : [word];
    });
  });
};
