import { isUtf8 } from "node:buffer";
import { readFileSync } from "node:fs";
import { ConfigError } from "../platform/config-error.ts";

const newline = 0x0a;

/** The first line that isn't UTF-8, counted from 1. */
const foreignLine = (bytes: Buffer): number => {
  let line = 1;
  for (let start = 0; start < bytes.length; line += 1) {
    const found = bytes.indexOf(newline, start);
    const end = found === -1 ? bytes.length : found;
    if (!isUtf8(bytes.subarray(start, end))) break;
    start = end + 1;
  }
  return line;
};

/**
 * The text of a file that people write, without the byte order mark that some editors put before it. Throws a ConfigError,
 * which calls the file by `name`, where it can't be read or isn't UTF-8.
 */
export const readConfigFile = (file: string, name = file): string => {
  let bytes: Buffer;
  try {
    bytes = readFileSync(file);
  } catch (error) {
    // What the system says names the file too.
    const said = String(error).replaceAll(file, name);
    throw new ConfigError([{ where: name, message: `can't be read: ${said}` }]);
  }
  // A TextDecoder takes the mark away.
  if (isUtf8(bytes)) return new TextDecoder().decode(bytes);
  const line = foreignLine(bytes);
  const message =
    "is not UTF-8 but in another encoding, such as Latin-1 (Windows-1252) or UTF-16; save the file as UTF-8";
  throw new ConfigError([{ where: `${name}:${line}`, message, part: { line } }]);
};
