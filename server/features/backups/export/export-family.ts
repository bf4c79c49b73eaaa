import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { PassThrough, Readable, type Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { ZipFile } from "yazl";
import * as z from "zod";
import type { ExportHead } from "#contract/backups.ts";
import { filesBelow } from "../../../db/backups/files.ts";
import { createRateLimit } from "../../../http/rate-limit.ts";
import { apiSentence } from "../../../platform/api-sentence.ts";
import { type Clock, iso } from "../../../platform/clock.ts";
import { exportedPhoto, journalMarkdown } from "./journal-markdown.ts";
import { openTables, type TablesSnapshot } from "./read-tables.ts";
import { writeCsv, writeFamilyJson } from "./write-rows.ts";

export interface FamilyExportDeps {
  readonly dataDir: string;
  readonly configDir: string;
  readonly clock: Clock;
  readonly version: string;
  readonly members: () => readonly { readonly id: string; readonly name: string }[];
  /** The family calendar as an .ics file. */
  readonly calendar: () => Uint8Array;
}

/** Writes everything of the family into one zip. */
export interface FamilyExport {
  /** Refuses a request that comes too often with 429. */
  admit(): void;
  /** The name of a file that is written now. */
  fileName(): string;
  /** Writes the archive; rejects where it couldn't be read to its end. */
  write(to: Writable): Promise<void>;
}

const readme = `This is everything that a family wrote on its Family Wall.

family.json  all of it, for programs
calendar/    the family calendar, for any calendar program
tables/      each list as CSV, for any spreadsheet
journal/     the journal, one Markdown file a month
photos/      the photos

PINs, sign-ins and connections are not in it.
`;

/** Adds a text to the archive, which is written when its turn has come. */
type AddText = (name: string, write: () => AsyncGenerator<string>) => void;

/** A zip that is written into `out`, and whose end, however it comes, ends what is being read for it. */
const openZip = () => {
  const zip = new ZipFile();
  const out = new PassThrough();
  const fail = (error: Error): void => void out.destroy(error);
  // Heard for good: what fails once nobody takes the archive any more must not end the server.
  out.on("error", () => undefined);
  zip.on("error", fail);
  zip.outputStream.on("error", fail);
  const addText: AddText = (name, write) => {
    zip.addReadStreamLazy(name, (take) => {
      if (out.destroyed) return;
      const text = Readable.from(write());
      const end = (): void => void text.destroy();
      out.once("close", end);
      text.once("close", () => out.off("close", end));
      text.on("error", fail);
      take(null, text);
    });
  };
  return { zip, out, addText };
};

/** The name in the archive of each photo file, by its path below the photos folder. */
const photoNames = ({ tables }: TablesSnapshot) => {
  const uploads = tables.find(({ name }) => name === "uploads")?.rows() ?? [];
  const names = new Map(
    [...uploads].map(({ id, type }) => [
      `.uploads/${String(id)}`,
      exportedPhoto(String(id), String(type)),
    ]),
  );
  return (path: string): string => names.get(path) ?? `photos/${path}`;
};

/** The family's own rewards as their file has them; null where there is none, or what is there can't be read. */
const readRewards = (configDir: string): ExportHead["rewards"] => {
  try {
    return z.json().parse(JSON.parse(readFileSync(join(configDir, "rewards.json"), "utf8")));
  } catch {
    return null;
  }
};

const addAll = (
  { zip, addText }: Pick<ReturnType<typeof openZip>, "zip" | "addText">,
  deps: FamilyExportDeps,
  snapshot: TablesSnapshot,
): void => {
  const { dataDir, configDir, clock, version } = deps;
  const { schemaVersion, tables } = snapshot;
  const members = deps.members().map((member) => ({ ...member }));
  const head: ExportHead = {
    format: 1,
    exportedAt: iso(clock.now()),
    version,
    schemaVersion,
    members,
    rewards: readRewards(configDir),
  };
  zip.addBuffer(Buffer.from(readme), "README.txt");
  addText("family.json", () => writeFamilyJson(head, tables));
  zip.addBuffer(Buffer.from(deps.calendar()), "calendar/family.ics");
  for (const table of tables) addText(`tables/${table.name}.csv`, () => writeCsv(table));
  const names = new Map(members.map(({ id, name }) => [id, name]));
  for (const [file, text] of journalMarkdown(tables, names)) zip.addBuffer(Buffer.from(text), file);
  const nameOf = photoNames(snapshot);
  const photosDir = join(dataDir, "photos");
  for (const path of filesBelow(photosDir)) {
    const live = join(photosDir, path);
    // One that was deleted since the folder was read is left out; pictures don't get smaller by another compression.
    if (statSync(live, { throwIfNoEntry: false })?.isFile() === true)
      zip.addFile(live, nameOf(path), { compress: false });
  }
};

const hasLeft = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === "ERR_STREAM_PREMATURE_CLOSE";

/** Opens the export of a house. */
export const createFamilyExport = (deps: FamilyExportDeps): FamilyExport => {
  const { dataDir, clock } = deps;
  const message = apiSentence("tooMany.backups");
  return {
    admit: createRateLimit({ clock, most: 6, withinMs: 10 * 60_000, message }),
    fileName: () => `family-wall-${iso(clock.now()).slice(0, 10)}.zip`,
    write: async (to) => {
      const snapshot = openTables(join(dataDir, "wall.db"));
      try {
        const { zip, out, addText } = openZip();
        addAll({ zip, addText }, deps, snapshot);
        zip.end();
        zip.outputStream.pipe(out);
        await pipeline(out, to);
      } catch (error) {
        // Whoever closes the page or stops the download knows it.
        if (!hasLeft(error)) throw error;
      } finally {
        snapshot.close();
      }
    },
  };
};
