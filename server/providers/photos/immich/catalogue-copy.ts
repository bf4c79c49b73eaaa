import { createHash } from "node:crypto";
import { readFile, rename, writeFile } from "node:fs/promises";
import { setImmediate as turn } from "node:timers/promises";
import type { Logger } from "pino";
import * as z from "zod";
import { type ImmichPhoto, immichPhoto } from "./photo.ts";

export interface CatalogueCopyDeps {
  /** The file of the last good answer. */
  readonly file: string;
  /** A fingerprint of server and selection, so that another one's file isn't used. */
  readonly about: string;
  readonly log: Logger;
}

/** The photos that were found, in both orders of listing. */
export interface FoundPhotos {
  /** By id, in the order of the list. */
  readonly all: ReadonlyMap<string, ImmichPhoto>;
  readonly sortedById: readonly ImmichPhoto[];
}

/** A whole answer as it came, and as it is stored. */
interface CataloguePages {
  readonly pages: readonly (readonly ImmichPhoto[])[];
  readonly lines: readonly string[];
  /** A fingerprint of the content. */
  readonly fingerprint: string;
}

interface Copy {
  readonly photos: FoundPhotos;
  readonly fingerprint: string;
}

const storedPage = z.array(immichPhoto);

const byPlace = (a: ImmichPhoto, b: ImmichPhoto): number =>
  b.shownAt - a.shownAt || (a.id < b.id ? 1 : -1);

const copyOf = (pages: CataloguePages["pages"], fingerprint: string): Copy => {
  const inOrder = pages.flat().toSorted(byPlace);
  const all = new Map(inOrder.map((photo) => [photo.id, photo]));
  const sortedById = [...all.values()].toSorted((a, b) => (a.id < b.id ? -1 : 1));
  return { photos: { all, sortedById }, fingerprint };
};

/** Reads all pages of an answer. */
export const readCataloguePages = async (
  find: () => AsyncIterable<readonly ImmichPhoto[]>,
): Promise<CataloguePages> => {
  const pages: (readonly ImmichPhoto[])[] = [];
  const lines: string[] = [];
  const hash = createHash("sha256");
  for await (const page of find()) {
    const line = JSON.stringify(page);
    hash.update(line);
    pages.push(page);
    lines.push(line);
  }
  return { pages, lines, fingerprint: hash.digest("base64url") };
};

const readStored = async ({ file, about }: CatalogueCopyDeps): Promise<Copy | null> => {
  try {
    const [head, ...lines] = (await readFile(file, "utf8")).split("\n");
    const [whose, fingerprint] = z.tuple([z.string(), z.string()]).parse(JSON.parse(head ?? ""));
    if (whose !== about) return null;
    const pages: (readonly ImmichPhoto[])[] = [];
    for (const line of lines) {
      pages.push(storedPage.parse(JSON.parse(line)));
      // Lets other work run between pages.
      await turn();
    }
    return copyOf(pages, fingerprint);
  } catch {
    // Missing or damaged; it is fetched again.
    return null;
  }
};

const store = async (
  { file, about, log }: CatalogueCopyDeps,
  { fingerprint, lines }: CataloguePages,
): Promise<void> => {
  try {
    // Not flushed, because it is only a cache.
    const next = `${file}.part`;
    const text = [JSON.stringify([about, fingerprint]), ...lines].join("\n");
    await writeFile(next, text, { mode: 0o600 });
    await rename(next, file);
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : undefined;
    log.warn({ code }, "the list of photos can't be kept on disk");
  }
};

/** Holds the list of photos in memory and on disk. */
export const createCatalogueCopy = (deps: CatalogueCopyDeps) => {
  let copy: Copy | null = null;
  let loading: Promise<void> | null = null;
  const load = async (): Promise<void> => {
    copy = await readStored(deps);
  };
  return {
    /** Reads the disk, once. */
    load: (): Promise<void> => (loading ??= load()),
    /** Resolves when the disk isn't being read. */
    loaded: async (): Promise<void> => {
      await loading;
    },
    photos: (): FoundPhotos | null => copy?.photos ?? null,
    /** Takes a new answer over and stores it; resolves with whether it differs. */
    replace: async (found: CataloguePages): Promise<boolean> => {
      if (found.fingerprint === copy?.fingerprint) return false;
      copy = copyOf(found.pages, found.fingerprint);
      await store(deps, found);
      return true;
    },
  };
};
