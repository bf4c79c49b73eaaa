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
  /** Where the last good answer is kept. */
  readonly file: string;
  /** Another word wherever another selection of another server is kept. */
  readonly about: string;
  readonly clock: Clock;
  readonly log: Logger;
  readonly changed: () => void;
}

/** What was found, in the two orders in which it is listed. */
export interface FoundPhotos {
  /** By id; those that come first in the list first. */
  readonly all: ReadonlyMap<string, ImmichPhoto>;
  readonly sortedById: readonly ImmichPhoto[];
}

interface Copy {
  readonly photos: FoundPhotos;
  /** Another word whenever something in it is another. */
  readonly word: string;
}

const keepMs = 15 * 60_000;
const failedMs = 30_000;
const lookMs = 1_000;
/** How long the first one who asks waits for the first answer. */
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

/** Immich's photos as they were found last; looked for anew in the background, so that nobody waits who has seen some. */
export const createImmichCatalogue = ({
  find,
  file,
  about,
  clock,
  log,
  changed,
}: ImmichCatalogueDeps) => {
  let copy: Copy | null = null;
  let kept: Promise<void> | null = null;
  let trouble: ImmichErrorCode | null = null;
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
        // Others get their turn between pages.
        await turn();
      }
      copy = copyOf(pages, word);
    } catch {
      // None yet, or damaged: Immich has it.
    }
  };
  const keep = async (word: string, lines: readonly string[]): Promise<void> => {
    try {
      // Not flushed: it is only a copy.
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
    if (isNews || trouble !== null) changed();
    trouble = null;
    dueAt = clock.monotonic() + keepMs;
  };
  const look = async (): Promise<void> => {
    await (kept ??= readKept());
    try {
      await findAll();
    } catch (error) {
      if (isStopped) return;
      if (!(error instanceof ImmichError)) log.error({ err: error }, "photos can't be looked for");
      const told = error instanceof ImmichError ? error.trouble : "strange";
      if (trouble === null) log.info({ why: told }, "Immich can't be asked");
      trouble = told;
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
    /** Rejects with an ImmichError where there never were any. */
    photos: async (): Promise<FoundPhotos> => {
      lookIfDue();
      await kept;
      if (copy === null && looking !== null)
        await Promise.race([
          looking,
          new Promise((resolve) => setTimeout(resolve, firstMs).unref()),
        ]);
      if (copy === null) throw new ImmichError(trouble ?? "timeout");
      return copy.photos;
    },
    /** What was found last, without asking. */
    known: (): FoundPhotos | null => copy?.photos ?? null,
    status: () => ({ trouble, answeredAt }),
    /** Something turned out to be other than it was found. */
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
