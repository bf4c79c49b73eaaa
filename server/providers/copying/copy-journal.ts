import { closeSync, fdatasyncSync, openSync, readFileSync, rmSync, writeSync } from "node:fs";
import * as z from "zod";
import { replaceFile } from "#server/platform/replace-file.ts";

/** Something that a source has and that could be what is copied: its id there, and all that it says. */
const match = z.object({ id: z.string(), says: z.string() });
export type CopyMatch = z.infer<typeof match>;

/** What is written of one thing: its name, by which it is looked for, and all that it says. */
const words = z.object({ kind: z.string(), name: z.string(), says: z.string() });
export type CopyWords = z.infer<typeof words>;

const note = z.union([
  /** Its write was begun, with what could be it and was there before, and with what it wrote. */
  z.object({ item: z.string(), begun: z.array(match), as: words.optional() }),
  /** It is there, by its id there, with what it says; null where it was added to what is somebody's. */
  z.object({ item: z.string(), copied: z.string().nullable(), says: z.string().optional() }),
  z.object({ item: z.string(), removed: z.literal(true) }),
]);
type CopyNote = z.infer<typeof note>;

/** What became of each item of a copy, from a run that was cut off too. */
export interface CopyJournal {
  of(item: string): CopyNote | undefined;
  all(): readonly CopyNote[];
  /** Resolves what became of an item, on the disk before it returns. */
  note(note: CopyNote): void;
  /** Forgets everything, once what was copied is in use. */
  forget(): void;
}

const head = z.object({ target: z.string() });

const parsed = (line: string): unknown => {
  try {
    return JSON.parse(line);
  } catch {
    // The last line, where the power failed.
    return null;
  }
};

const readNotes = (file: string, target: string): CopyNote[] | null => {
  let text: string;
  try {
    text = readFileSync(file, "utf8");
  } catch {
    return null;
  }
  const [first, ...lines] = text.split("\n").map(parsed);
  if (head.safeParse(first).data?.target !== target) return null;
  return lines.flatMap((line) => note.safeParse(line).data ?? []);
};

/** Opens the journal of a copy into a target; what a copy into another one has left is forgotten. */
export const openCopyJournal = (file: string, target: string): CopyJournal => {
  const before = readNotes(file, target);
  const notes = new Map((before ?? []).map((one) => [one.item, one]));
  const write = (lines: readonly object[]): string =>
    lines.map((line) => `${JSON.stringify(line)}\n`).join("");
  // Written anew, so that nothing follows half a line.
  replaceFile(file, write([{ target }, ...notes.values()]), 0o600);
  return {
    of: (item) => notes.get(item),
    all: () => [...notes.values()],
    note: (one) => {
      const fd = openSync(file, "a", 0o600);
      try {
        writeSync(fd, write([one]));
        fdatasyncSync(fd);
      } finally {
        closeSync(fd);
      }
      notes.set(one.item, one);
    },
    forget: () => rmSync(file, { force: true }),
  };
};

/**
 * Forgets any copy of the house while the house isn't used: the power may fail between the switch and the end of a copy, and
 * a later one must not judge by it what the family has there since.
 */
export const forgetAnyCopy = (file: string): void => {
  try {
    rmSync(file, { force: true });
  } catch {
    // A disk that can't be written keeps it until the next start.
  }
};

/** Forgets a copy into a target that was cut off, where the target is used without one: what it has is the family's. */
export const forgetCopy = (file: string, target: string): void => {
  if (readNotes(file, target) !== null) rmSync(file, { force: true });
};
