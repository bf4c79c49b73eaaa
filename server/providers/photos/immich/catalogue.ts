import { createHash } from "node:crypto";
import { readFile, rename, writeFile } from "node:fs/promises";
import { setImmediate as turn } from "node:timers/promises";
import type { Logger } from "pino";
import * as z from "zod";
import type { Clock } from "#server/platform/clock.ts";
import { type ImmichPhoto, immichPhoto } from "./photo.ts";
import { ImmichError, type ImmichErrorCode } from "./errors.ts";

interface ImmichCatalogueDeps {
  /** Finds every photo, in pages. */
  readonly find: () => AsyncIterable<readonly ImmichPhoto[]>;
  /** The file of the last good answer. */
  readonly file: string;
  /** A fingerprint of server and selection, so that another one's file isn't used. */
  readonly about: string;
  readonly clock: Clock;
  readonly log: Logger;
  readonly changed: () => void;
}

/** The photos that were found, in both orders of listing. */
export interface FoundPhotos {
  /** By id, in the order of the list. */
  readonly all: ReadonlyMap<string, ImmichPhoto>;
  readonly sortedById: readonly ImmichPhoto[];
}

interface Copy {
  readonly photos: FoundPhotos;
  /** A fingerprint of the content. */
  readonly word: string;
}

const keepMs = 15 * 60_000;
const failedMs = 30_000;
const lookMs = 1_000;
/** How long the first reader waits for the first answer, in milliseconds. */
const firstMs = 8_000;

const keptPage = z.array(immichPhoto);

const byPlace = (a: ImmichPhoto, b: ImmichPhoto): number =>
  b.shownAt - a.shownAt || (a.id < b.id ? 1 : -1);

const copyOf = (pages: readonly (readonly ImmichPhoto[])[], word: string): Copy => {
  const inOrder = pages.flat().toSorted(byPlace);
  const all = new Map(inOrder.map((photo) => [photo.id, photo]));
  const sortedById = [...all.values()].toSorted((a, b) => (a.id < b.id ? -1 : 1));
  return { photos: { all, sortedById }, word };
};

/** Caches the list of Immich's photos and refreshes it in the background, so that only the first reader waits. */
export const createImmichCatalogue = ({
  find,
  file,
  about,
  clock,
  log,
  changed,
}: ImmichCatalogueDeps) => {
  let copy: Copy | null = null;
  let writing: Promise<void> | null = null;
  let errorCode: ImmichErrorCode | null = null;
  let answeredAt: number | null = null;
  let dueAt = Number.NEGATIVE_INFINITY;
  let looking: Promise<void> | null = null;
  let isStopped = false;
  let again: NodeJS.Timeout | undefined;

  const readKept = async (): Promise<void> => {
    try {
      const [head, ...lines] = (await readFile(file, "utf8")).split("\n");
      const [whose, word] = z.tuple([z.string(), z.string()]).parse(JSON.parse(head ?? ""));
      if (whose !== about) return;
      const pages: (readonly ImmichPhoto[])[] = [];
      for (const line of lines) {
        pages.push(keptPage.parse(JSON.parse(line)));
        // Lets other work run between pages.
        await turn();
      }
      copy = copyOf(pages, word);
    } catch {
      // Missing or damaged; it is fetched again.
    }
  };
  const keep = async (word: string, lines: readonly string[]): Promise<void> => {
    try {
      // Not flushed, because it is only a cache.
      const next = `${file}.part`;
      await writeFile(next, [JSON.stringify([about, word]), ...lines].join("\n"), { mode: 0o600 });
      await rename(next, file);
    } catch (error) {
      const code = error instanceof Error && "code" in error ? error.code : undefined;
      log.warn({ code }, "the list of photos can't be kept on disk");
    }
  };

  const findAll = async (): Promise<void> => {
    const pages: (readonly ImmichPhoto[])[] = [];
    const lines: string[] = [];
    const hash = createHash("sha256");
    for await (const page of find()) {
      const line = JSON.stringify(page);
      hash.update(line);
      pages.push(page);
      lines.push(line);
    }
    const word = hash.digest("base64url");
    if (isStopped) return;
    const isNews = word !== copy?.word;
    if (isNews) {
      copy = copyOf(pages, word);
      await keep(word, lines);
    }
    answeredAt = clock.now();
    if (isNews || errorCode !== null) changed();
    errorCode = null;
    dueAt = clock.monotonic() + keepMs;
  };
  const look = async (): Promise<void> => {
    await (writing ??= readKept());
    try {
      await findAll();
    } catch (error) {
      if (isStopped) return;
      if (!(error instanceof ImmichError)) log.error({ err: error }, "photos can't be looked for");
      const problem = error instanceof ImmichError ? error.errorCode : "strange";
      if (errorCode === null) log.info({ why: problem }, "Immich can't be asked");
      errorCode = problem;
      dueAt = clock.monotonic() + failedMs;
    }
  };
  const lookIfDue = (): void => {
    if (isStopped || clock.monotonic() < dueAt) return;
    looking ??= look().finally(() => {
      looking = null;
    });
  };

  return {
    /** Rejects with an ImmichError where there was never an answer. */
    photos: async (): Promise<FoundPhotos> => {
      lookIfDue();
      await writing;
      if (copy === null && looking !== null)
        await Promise.race([
          looking,
          new Promise((resolve) => setTimeout(resolve, firstMs).unref()),
        ]);
      if (copy === null) throw new ImmichError(errorCode ?? "timeout");
      return copy.photos;
    },
    /** The last answer, without a request. */
    known: (): FoundPhotos | null => copy?.photos ?? null,
    status: () => ({ errorCode, answeredAt }),
    /** Requests a refresh because a photo differed from the list. */
    doubt: (): void => {
      dueAt = Math.min(dueAt, clock.monotonic() + failedMs);
    },
    begin: (): void => {
      lookIfDue();
      again = setInterval(lookIfDue, lookMs).unref();
    },
    stop: async (): Promise<void> => {
      isStopped = true;
      clearInterval(again);
      await looking;
    },
  };
};
