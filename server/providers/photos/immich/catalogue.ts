import type { Logger } from "pino";
import type { Clock } from "#server/platform/clock.ts";
import {
  type CatalogueCopyDeps,
  createCatalogueCopy,
  type FoundPhotos,
  readCataloguePages,
} from "./catalogue-copy.ts";
import { ImmichError, type ImmichErrorCode } from "./errors.ts";
import type { ImmichPhoto } from "./photo.ts";

interface ImmichCatalogueDeps extends CatalogueCopyDeps {
  /** Finds every photo, in pages. */
  readonly find: () => AsyncIterable<readonly ImmichPhoto[]>;
  readonly clock: Clock;
  readonly changed: () => void;
}

const keepMs = 15 * 60_000;
const failedMs = 30_000;
const lookMs = 1_000;
/** How long the first reader waits for the first answer, in milliseconds. */
const firstMs = 8_000;

/** The code of a failed refresh, which is logged. */
const codeOf = (error: unknown, isFirst: boolean, log: Logger): ImmichErrorCode => {
  if (!(error instanceof ImmichError)) log.error({ err: error }, "photos can't be looked for");
  const code = error instanceof ImmichError ? error.errorCode : "strange";
  if (isFirst) log.info({ why: code }, "Immich can't be asked");
  return code;
};

const waitAtMost = (work: Promise<void>, ms: number): Promise<unknown> =>
  Promise.race([work, new Promise((resolve) => setTimeout(resolve, ms).unref())]);

/** Caches the list of Immich's photos and refreshes it in the background, so that only the first reader waits. */
export const createImmichCatalogue = (deps: ImmichCatalogueDeps) => {
  const { find, clock, log, changed } = deps;
  const copy = createCatalogueCopy(deps);
  let errorCode: ImmichErrorCode | null = null;
  let answeredAt: number | null = null;
  let dueAt = Number.NEGATIVE_INFINITY;
  let looking: Promise<void> | null = null;
  let isStopped = false;
  let again: NodeJS.Timeout | undefined;

  const findAll = async (): Promise<void> => {
    const found = await readCataloguePages(find);
    if (isStopped) return;
    const isNews = await copy.replace(found);
    answeredAt = clock.now();
    if (isNews || errorCode !== null) changed();
    errorCode = null;
    dueAt = clock.monotonic() + keepMs;
  };
  const look = async (): Promise<void> => {
    await copy.load();
    try {
      await findAll();
    } catch (error) {
      if (isStopped) return;
      errorCode = codeOf(error, errorCode === null, log);
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
      await copy.loaded();
      if (copy.photos() === null && looking !== null) await waitAtMost(looking, firstMs);
      const photos = copy.photos();
      if (photos === null) throw new ImmichError(errorCode ?? "timeout");
      return photos;
    },
    /** The last answer, without a request. */
    known: copy.photos,
    status: () => ({ errorCode, answeredAt }),
    /** Makes the list refresh soon, because a photo differed from it. */
    refreshSoon: (): void => {
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

export type ImmichCatalogue = ReturnType<typeof createImmichCatalogue>;
