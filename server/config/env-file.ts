import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { isDeepStrictEqual, parseEnv } from "node:util";
import { Conflict } from "../http/errors.ts";
import type { Environment } from "./env.ts";
import { replaceFile } from "../platform/replace-file.ts";

/** The `.env` that set-up keeps in CONFIG_DIR: what a screen was told and the operator may read and edit. */
export interface EnvFile {
  /** Its names and words as they stand in the file now. */
  read(): Environment;
  /** Where a name is given with more weight than here: the environment or the working folder's `.env`; null when nowhere. */
  givenElsewhere(name: string): "the environment" | ".env" | null;
  /** Sets a name, or takes it out with null; all other lines and comments stay. Replaces the file whole, mode 0600. */
  put(name: string, word: string | null): void;
}

interface Block {
  /** Null for comments and blank lines. */
  readonly name: string | null;
  readonly text: string;
}

const assignment = /^\s*(?:export\s+)?([\w.-]+)\s*=\s*(["'`])?/;

/** The file in pieces: an assignment with all lines of its value, or another line. */
const blocksOf = (text: string): Block[] => {
  const lines = text.split("\n");
  const blocks: Block[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const first = lines[at] ?? "";
    const [head = "", name = null, quote] = assignment.exec(first) ?? [];
    let last = at;
    if (quote !== undefined && !first.slice(head.length).includes(quote)) {
      const closing = lines.findIndex((line, index) => index > at && line.includes(quote));
      if (closing !== -1) last = closing;
    }
    blocks.push({ name, text: lines.slice(at, last + 1).join("\n") });
    at = last;
  }
  return blocks;
};

/** A word so that `util.parseEnv` reads the same; single quotes first, because inside double ones `\n` means a new line. */
const quoted = (word: string): string => {
  const quote = ["'", "`", '"'].find((mark) => !word.includes(mark));
  if (quote === undefined || /[\r\n\0]/.test(word) || (quote === '"' && word.includes("\\")))
    throw new Error("this word can't be written into a .env file");
  return quote + word + quote;
};

const rewrite = (text: string, name: string, word: string | null): string => {
  const blocks = blocksOf(text);
  const last = blocks.findLastIndex((block) => block.name === name);
  const line = word === null ? null : `${name}=${quoted(word)}`;
  const kept = blocks.flatMap((block, index) => {
    if (block.name !== name) return [block.text];
    return index === last && line !== null ? [line] : [];
  });
  if (line === null || last !== -1) return kept.join("\n");
  const before = kept.join("\n");
  return `${before}${before === "" || before.endsWith("\n") ? "" : "\n"}${line}\n`;
};

interface Places {
  /** What the process was started with. */
  readonly given: Environment;
  readonly workingDir: string;
  readonly configDir: string;
}

const isSet = (word: string | undefined): boolean => word !== undefined && word.trim() !== "";

/** Opens CONFIG_DIR's `.env`; a missing one is empty and is made by the first word. */
export const openEnvFile = ({ given, workingDir, configDir }: Places): EnvFile => {
  const file = join(configDir, ".env");
  const near = join(workingDir, ".env");
  const textOf = (path: string): string => (existsSync(path) ? readFileSync(path, "utf8") : "");
  return {
    read: () => parseEnv(textOf(file)),
    givenElsewhere: (name) => {
      if (isSet(given[name])) return "the environment";
      if (resolve(near) === resolve(file)) return null;
      return isSet(parseEnv(textOf(near))[name]) ? ".env" : null;
    },
    put: (name, word) => {
      const before = textOf(file);
      const after = rewrite(before, name, word);
      const { [name]: _replaced, ...others } = parseEnv(before);
      // Read back before it is kept: a file that this wouldn't understand is left alone.
      const wanted = { ...others, ...(word === null ? {} : { [name]: word }) };
      if (!isDeepStrictEqual({ ...parseEnv(after) }, wanted))
        throw new Conflict(
          "envFile",
          `The file ${file} is written in a way that can't be changed safely; edit it by hand.`,
        );
      replaceFile(file, after, 0o600);
    },
  };
};
