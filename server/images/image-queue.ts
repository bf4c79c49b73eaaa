import type { Logger } from "pino";
import { HttpError } from "../http/errors.ts";
import { type Look, RefusedPicture } from "./decode.ts";
import type { ImageJob, ImageOutcome } from "./image-worker.ts";
import type { Build } from "./load-sharp.ts";
import type { Made, Wanted } from "./make-picture.ts";
import { type Maker, startMaker } from "./worker-host.ts";

/** What a screen waits for goes before what a phone sends, and that before what the house does by itself. */
const hastes = ["now", "soon", "later"] as const;
export type Haste = (typeof hastes)[number];

/** Reads and makes pictures apart from the house, one at a time. */
export interface Images {
  /** What a file says of its picture; throws a RefusedPicture, or what the disk says. */
  look(file: string, haste: Haste): Promise<Look>;
  /** Makes a new picture; throws a RefusedPicture, what the disk says, or 429 while too much waits. */
  make(wanted: Wanted, haste: Haste): Promise<Made>;
  /** Ends what runs; nothing is made any more. */
  stop(): Promise<void>;
}

interface Options {
  readonly workerUrl: URL;
  readonly log: Logger;
  /** The native build crashes in Electron on Linux: two copies of GLib in one process. */
  readonly build?: Build;
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
export const createImages = ({
  workerUrl,
  log,
  build = process.versions["electron"] === undefined ? "native" : "wasm",
  limits = usual,
}: Options): Images => {
  const waiting: Record<Haste, Waiting[]> = { now: [], soon: [], later: [] };
  let maker: Maker | null = null;
  let isBusy = false;
  let isStopped = false;
  let rest: NodeJS.Timeout | undefined;

  const start = (): Maker => {
    const mine = startMaker(workerUrl, build, () => {
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

  const run = async (job: ImageJob, haste: Haste): Promise<Look | Made> => {
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
    if ("refused" in outcome) throw new RefusedPicture(outcome.refused);
    const { error, code } = outcome;
    throw Object.assign(new Error(error), code === null ? {} : { code });
  };

  return {
    look: (file, haste) => run({ do: "look", file }, haste),
    make: async (wanted, haste) => {
      const made = await run({ do: "make", ...wanted }, haste);
      if (!("type" in made)) throw new Error("the pictures' program did something else");
      return made;
    },
    stop: async () => {
      isStopped = true;
      clearTimeout(rest);
      for (const haste of hastes) for (const { fail } of waiting[haste].splice(0)) fail(closing());
      await endMaker();
    },
  };
};
