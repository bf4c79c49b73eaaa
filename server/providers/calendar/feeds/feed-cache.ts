import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import * as z from "zod";
import { feedErrorCodes } from "#contract/errors.ts";
import { addressDigest } from "./feed-rows.ts";

const kept = z.object({
  hash: z.string(),
  charset: z.string(),
  etag: z.string().optional(),
  lastModified: z.string().optional(),
  /** When the source last said that this is its calendar; milliseconds since 1970. */
  fetchedAt: z.number(),
  /** Why it couldn't be asked again since, or isn't all of it. */
  failure: z.enum(feedErrorCodes).optional(),
  /** Only a part of it came; the next answer replaces it, whatever it is. */
  partial: z.boolean().optional(),
  /** A sentence about what its size cost. */
  cut: z.string().optional(),
});
/** What is known of the last good copy beside its content. */
export type CachedFeed = z.infer<typeof kept>;

/** SHA-256 of a file, in hex. */
export const hashBytes = (body: Uint8Array): string =>
  createHash("sha256").update(body).digest("hex");

const readKept = (file: string): CachedFeed | null => {
  try {
    const parsed = kept.safeParse(JSON.parse(readFileSync(file, "utf8")));
    return parsed.success ? parsed.data : null;
  } catch {
    // None yet, or damaged: the source has it.
    return null;
  }
};

/** The last good copy of one address on disk: readable by us alone, replaced whole, named by a digest of the address. */
export const openFeedCache = (dir: string, address: string) => {
  const base = join(dir, addressDigest(address).slice(0, 32));
  const replace = async (file: string, content: Uint8Array | string): Promise<void> => {
    const fresh = `${file}.new`;
    await rm(fresh, { force: true });
    await writeFile(fresh, content, { mode: 0o600 });
    await rename(fresh, file);
  };
  return {
    read: (): CachedFeed | null => readKept(`${base}.json`),
    body: (): Promise<Uint8Array> => readFile(`${base}.ics`),
    /** Body first: a copy whose hash isn't the one that is written down is never used. */
    keep: async (about: CachedFeed, body?: Uint8Array): Promise<void> => {
      if (body !== undefined) await replace(`${base}.ics`, body);
      await replace(`${base}.json`, JSON.stringify(about));
    },
    /** The family doesn't want this calendar any more. */
    forget: async (): Promise<void> => {
      for (const name of ["json", "json.new", "ics", "ics.new"])
        await rm(`${base}.${name}`, { force: true });
    },
  };
};
export type FeedCache = ReturnType<typeof openFeedCache>;
