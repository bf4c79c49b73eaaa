import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";

const marker = z.object({
  /** Whether acknowledged writes are gone, though the files may look sound. */
  isLost: z.boolean().default(false),
  /** When damage was seen last, in milliseconds since 1970, and how often in a row; null where it wasn't lately. */
  damage: z.object({ at: z.number(), inARow: z.int() }).nullable().default(null),
});

/** What a server writes down while its database is open; the next start finds it where the server was cut off. */
export type OpenMarker = z.infer<typeof marker>;

const fileIn = (dataDir: string): string => join(dataDir, "wall.open");

/** What the last server left because it was cut off or saw damage; null where it put everything into the database. */
export const readOpenMarker = (dataDir: string): OpenMarker | null => {
  if (!existsSync(fileIn(dataDir))) return null;
  try {
    return marker.parse(JSON.parse(readFileSync(fileIn(dataDir), "utf8")));
  } catch {
    // Earlier versions left it empty.
    return marker.parse({});
  }
};

/** Says that the database is open; throws what the disk says. */
export const writeOpenMarker = (dataDir: string, state: OpenMarker): void =>
  writeFileSync(fileIn(dataDir), JSON.stringify(state), { mode: 0o600, flush: true });

/** Says that everything is in the database's file. */
export const removeOpenMarker = (dataDir: string): void => rmSync(fileIn(dataDir), { force: true });
