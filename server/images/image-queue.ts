import type { Logger } from "pino";
import { HttpError } from "../platform/errors.ts";
import { type PictureInfo, RefusedPictureError } from "./decode.ts";
import type { ImageJob, ImageOutcome } from "./image-worker.ts";
import type { ImageLibraryBuild } from "./load-sharp.ts";
import type { MadePicture, PictureRequest } from "./make-picture.ts";
import { type ImageWorker, startImageWorker } from "./worker-host.ts";

/** What a screen waits for goes before what a phone sends, and that before what the house does by itself. */
const imagePriorities = ["now", "soon", "later"] as const;
export type ImagePriority = (typeof imagePriorities)[number];

/** Reads and makes pictures apart from the house, one at a time. */
export interface ImageQueue {
  /** What a file says of its picture; throws a RefusedPicture, or what the disk says. */
  inspect(file: string, haste: ImagePriority): Promise<PictureInfo>;
  /** Makes a new picture; throws a RefusedPicture, what the disk says, or 429 while too much waits. */
  make(wanted: PictureRequest, haste: ImagePriority): Promise<MadePicture>;
  /** Ends what runs; nothing is made any more. */
  stop(): Promise<void>;
}

interface ImageQueueOptions {
  readonly workerUrl: URL;
  readonly log: Logger;
  /** The native build crashes in Electron on Linux: two copies of GLib in one process. */
  readonly build?: ImageLibraryBuild;
  readonly limits?: { readonly waiting: number; readonly jobMs: number; readonly idleMs: number };
}

interface Waiting {
  readonly job: ImageJob;
  readonly settle: (outcome: ImageOutcome) => void;
  readonly fail: (error: unknown) => void;
}

const closing = (): Error => new Error("the house is being closed");

const usual = { waiting: 100, jobMs: 60_000, idleMs: 30_000 };

/** The house's one place for pictures; the maker lives while there is something to do and a little longer. */
export const createImageQueue = ({
  workerUrl,
  log,
  build = process.versions["electron"] === undefined ? "native" : "wasm",
  limits = usual,
}: ImageQueueOptions): ImageQueue => {
  const waiting: Record<ImagePriority, Waiting[]> = { now: [], soon: [], later: [] };
  let maker: ImageWorker | null = null;
  let isBusy = false;
  let isStopped = false;
  let rest: NodeJS.Timeout | undefined;

  const start = (): ImageWorker => {
    const mine = startImageWorker(workerUrl, build, () => {
      if (maker === mine) maker = null;
      log.debug("the pictures' program has ended");
    });
    void mine.ready.then(
      (loaded) => log.debug({ build: loaded }, "the pictures' program has begun"),
      (error: unknown) => log.error({ err: error }, "the pictures' program can't begin"),
    );
    return mine;
  };

  const work = async ({ job, settle, fail }: Waiting): Promise<void> => {
    try {
      maker ??= start();
      await maker.ready;
      const outcome = await maker.run(job, limits.jobMs);
      if (isStopped) throw closing();
      if (outcome === null) log.warn("a picture took too long and was given up");
      settle(outcome ?? { refused: "broken" });
    } catch (error) {
      fail(error);
    }
  };

  const endMaker = async (): Promise<void> => {
    const mine = maker;
    maker = null;
    await mine?.end();
  };

  const takeNext = (): Waiting | undefined =>
    waiting.now.shift() ?? waiting.soon.shift() ?? waiting.later.shift();

  const goOn = async (): Promise<void> => {
    if (isBusy) return;
    isBusy = true;
    clearTimeout(rest);
    for (let next = takeNext(); next !== undefined; next = takeNext()) await work(next);
    isBusy = false;
    // What the library holds goes back to the machine.
    rest = setTimeout(() => void endMaker(), limits.idleMs);
    rest.unref();
  };

  const run = async (job: ImageJob, haste: ImagePriority): Promise<PictureInfo | MadePicture> => {
    if (isStopped) throw closing();
    if (waiting[haste].length >= limits.waiting)
      throw new HttpError(429, "Too many pictures at once. Try again in a moment.", {
        code: "tooMany",
        retryAfterSec: 10,
      });
    const outcome = await new Promise<ImageOutcome>((settle, fail) => {
      waiting[haste].push({ job, settle, fail });
      void goOn();
    });
    if ("done" in outcome) return outcome.done;
    if ("refused" in outcome) throw new RefusedPictureError(outcome.refused);
    const { error, code } = outcome;
    throw Object.assign(new Error(error), code === null ? {} : { code });
  };

  return {
    inspect: (file, haste) => run({ do: "look", file }, haste),
    make: async (wanted, haste) => {
      const made = await run({ do: "make", ...wanted }, haste);
      if (!("type" in made)) throw new Error("the pictures' program did something else");
      return made;
    },
    stop: async () => {
      isStopped = true;
      clearTimeout(rest);
      for (const haste of imagePriorities)
        for (const { fail } of waiting[haste].splice(0)) fail(closing());
      await endMaker();
    },
  };
};
