import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import * as z from "zod";
import { feedErrorCodes } from "#contract/messages/error-codes.ts";
import { addressPlaces } from "#server/platform/outbound/address-place.ts";
import { addressDigest } from "./feed-rows.ts";

const cachedFeed = z.object({
  hash: z.string(),
  charset: z.string(),
  etag: z.string().optional(),
  lastModified: z.string().optional(),
  /** When the source last confirmed this content; milliseconds since 1970. */
  fetchedAt: z.number(),
  /** Why it couldn't be fetched since, or is incomplete. */
  failure: z.enum(feedErrorCodes).optional(),
  /** Whether only a part of it was received; the next answer replaces it in any case. */
  partial: z.boolean().optional(),
  /** Where the address led first; one of the internet may not come to lead into the house. */
  place: z.enum(addressPlaces).optional(),
  /** A sentence about what was cut because of its size. */
  cut: z.string().optional(),
});
/** The metadata of the last good copy. */
export type CachedFeed = z.infer<typeof cachedFeed>;

/** SHA-256 of a file, in hex. */
export const hashBytes = (body: Uint8Array): string =>
  createHash("sha256").update(body).digest("hex");

const readKept = (file: string): CachedFeed | null => {
  try {
    const parsed = cachedFeed.safeParse(JSON.parse(readFileSync(file, "utf8")));
    return parsed.success ? parsed.data : null;
  } catch {
    // Missing or damaged; the feed is fetched again.
    return null;
  }
};

/**
 * Stores the last good copy of one address on disk (mode 0600), replaced atomically, named by a digest of the
 * address.
 */
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
    /** The body is written first: a copy whose hash differs from the recorded one is never used. */
    keep: async (about: CachedFeed, body?: Uint8Array): Promise<void> => {
      if (body !== undefined) await replace(`${base}.ics`, body);
      await replace(`${base}.json`, JSON.stringify(about));
    },
    /** Deletes the copy of a calendar that was disconnected. */
    forget: async (): Promise<void> => {
      for (const name of ["json", "json.new", "ics", "ics.new"])
        await rm(`${base}.${name}`, { force: true });
    },
  };
};
export type FeedCache = ReturnType<typeof openFeedCache>;
