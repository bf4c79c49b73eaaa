import type * as z from "zod";
import { findJsonFault } from "./json-fault.ts";

/** One thing that is wrong with the configuration: where, and what was expected. */
export interface Problem {
  /** A file, with a line where known, or the name of an environment variable. */
  readonly where: string;
  readonly message: string;
  /** What of a file is wrong; undefined where the file itself is, or it is no file. */
  readonly part?: { readonly line: number | null } | { readonly field: string };
  /** Set where it is nothing that somebody wrote. */
  readonly kind?: "portTaken" | "dataInUse" | "dataNewer" | "disk";
}

/** Everything that is wrong with the configuration, said at once and before anything listens. */
export class ConfigError extends Error {
  override readonly name = "ConfigError";
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(problems.map(({ where, message }) => `${where}: ${message}`).join("\n"));
    this.problems = problems;
  }
}

const spell = (path: readonly PropertyKey[]): string =>
  path
    .map((key, depth) =>
      typeof key === "number" ? `[${key}]` : `${depth > 0 ? "." : ""}${String(key)}`,
    )
    .join("");

/** Spells a schema's issues as problems of a file, each with the field's path. */
export const problemsOf = (file: string, error: z.ZodError): Problem[] =>
  error.issues.map((issue) => ({
    where: issue.path.length === 0 ? file : `${file}: ${spell(issue.path)}`,
    message: issue.message,
    part: { field: spell(issue.path) },
  }));

/** Parses JSON; what isn't JSON is a problem that names the line, and quotes the text unless it holds secrets. */
export const parseJson = (
  file: string,
  text: string,
  { quote = true }: { readonly quote?: boolean } = {},
): { value: unknown } | { problem: Problem } => {
  try {
    return { value: JSON.parse(text) };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const { line, isTrailingComma } = findJsonFault(text, message);
    const where = line === null ? file : `${file}:${line}`;
    const fault = isTrailingComma ? "there is a comma behind the last entry" : message;
    const what = quote || isTrailingComma ? `is not JSON: ${fault}` : "is not JSON";
    return { problem: { where, message: what, part: { line } } };
  }
};

/** Collects what several readers of configuration complain about, so that it is all said at once. */
export const collectProblems = () => {
  const problems: Problem[] = [];
  return {
    /** The reader's result, or undefined where it complained. */
    tried: <T>(read: () => T): T | undefined => {
      try {
        return read();
      } catch (error) {
        if (!(error instanceof ConfigError)) throw error;
        problems.push(...error.problems);
        return undefined;
      }
    },
    add: (problem: Problem): void => {
      problems.push(problem);
    },
    throwAny: (): void => {
      if (problems.length > 0) throw new ConfigError(problems);
    },
  };
};
