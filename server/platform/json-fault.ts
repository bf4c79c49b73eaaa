import { parse } from "@humanwhocodes/momoa";

/** What keeps a text from being JSON, and in which line it stands. */
interface JsonFault {
  /** Counted from 1; null where it isn't known. */
  readonly line: number | null;
  /** A comma behind the last entry of a list or an object, the most frequent mistake in files that people write. */
  readonly isTrailingComma: boolean;
}

const lineAt = (text: string, offset: number): number => text.slice(0, offset).split("\n").length;

const offsetOf = (error: unknown): number | null =>
  error instanceof Error && "offset" in error && typeof error.offset === "number"
    ? error.offset
    : null;

/** Where Node's own message says that the text breaks; it doesn't always. */
const offsetInMessage = (message: string): number | null => {
  const position = /position (\d+)/.exec(message)?.[1];
  return position === undefined ? null : Number(position);
};

/** Finds what keeps a text from being JSON, of which Node said this. */
export const findJsonFault = (text: string, message: string): JsonFault => {
  const said = offsetInMessage(message);
  try {
    parse(text);
    return { line: said === null ? null : lineAt(text, said), isTrailingComma: false };
  } catch (error) {
    const offset = offsetOf(error) ?? text.length;
    const before = text.slice(0, offset).trimEnd();
    if (before.endsWith(",") && /[\]}]/.test(text.charAt(offset)))
      return { line: lineAt(text, before.length), isTrailingComma: true };
    const isCutOff = error instanceof Error && error.message.startsWith("Unexpected end of input");
    const at = said ?? (isCutOff ? text.trimEnd().length : offset);
    return { line: lineAt(text, at), isTrailingComma: false };
  }
};
