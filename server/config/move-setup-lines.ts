import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { isDeepStrictEqual, parseEnv } from "node:util";
import { replaceFile } from "../platform/replace-file.ts";
import {
  type Connections,
  connectionsPath,
  readConnections,
  textsOf,
  writeConnections,
} from "./connections-file.ts";

/** A line as set-up wrote it before there was connections.json: a name and its value in quotes, nothing else. */
const setupLine = /^([A-Z][A-Z0-9_]*)=(['`"])(?:(?!\2).)*\2$/;

/** The names that set-up wrote. */
const setupName = /^CALENDAR_ICS_URL(?:_[A-Z0-9_]+)?$/;

const openingQuote = /^\s*(?:export\s+)?[\w.-]+\s*=\s*(["'`])/;

/** The names whose only line in the file is one of set-up's, and the file without them. */
const takeSetupLines = (text: string): { names: Set<string>; rest: string } => {
  const names = new Set<string>();
  let openQuote: string | null = null;
  const rest = text.split("\n").filter((line) => {
    // A line inside of another variable's value is none of its own.
    if (openQuote !== null) {
      if (line.includes(openQuote)) openQuote = null;
      return true;
    }
    const name = setupLine.exec(line)?.[1];
    if (name !== undefined && setupName.test(name)) {
      names.add(name);
      return false;
    }
    const [start = "", quote] = openingQuote.exec(line) ?? [];
    if (quote !== undefined && !line.slice(start.length).includes(quote)) openQuote = quote;
    return true;
  });
  return { names, rest: rest.join("\n") };
};

/**
 * Moves what set-up once wrote into `CONFIG_DIR/.env` into connections.json, as long as there is none; all other lines
 * stay. Where the file can't be changed, everything stays as it is. Throws a ConfigError where connections.json is broken.
 */
export const moveSetupLines = (configDir: string): void => {
  const file = join(configDir, ".env");
  if (!existsSync(file)) return;
  const text = readFileSync(file, "utf8");
  const { names, rest } = takeSetupLines(text);
  const before = parseEnv(text);
  const moved = Object.entries(before).flatMap(([name, value]) =>
    names.has(name) && value !== undefined && textsOf(value).length > 0
      ? [[name, textsOf(value)] as const]
      : [],
  );
  const others = Object.fromEntries(Object.entries(before).filter(([name]) => !names.has(name)));
  if (moved.length === 0 || !isDeepStrictEqual({ ...parseEnv(rest) }, others)) return;
  const connections: Connections = Object.fromEntries(moved);
  const isNew = !existsSync(connectionsPath(configDir));
  // After a power cut between the two files, connections.json holds the same already.
  if (!isNew && !isDeepStrictEqual(readConnections(configDir), connections)) return;
  try {
    writeConnections(configDir, connections);
    replaceFile(file, rest, 0o600);
  } catch {
    if (isNew) rmSync(connectionsPath(configDir), { force: true });
  }
};
