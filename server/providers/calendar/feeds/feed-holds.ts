import { readFileSync } from "node:fs";
import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import * as z from "zod";
import type { CalendarFile } from "../worker/attempt.ts";
import { addressDigest } from "./feed-rows.ts";
import type { GoneEvents } from "./judge-gone.ts";

/** So often what goes one by one joins a question that is open; beyond, it goes as it would without a question. */
const mostJoined = 5;
/** Each keeps a whole file, so a feed that is emptied and filled for ever is let go in the end. */
const mostHolds = 25;

const storedHolds = z.array(
  z.object({
    hash: z.string().regex(/^[0-9a-f]{64}$/),
    charset: z.string(),
    /** The keys of the events that are gone. */
    keys: z.array(z.string()),
    decision: z.enum(["asked", "shown"]),
  }),
);
type StoredHold = z.infer<typeof storedHolds>[number];

/** Events that are gone from a feed all at once, and the last file that had them. */
export interface FeedHold extends Omit<StoredHold, "charset"> {
  readonly file: CalendarFile;
}

const readStored = (file: string): StoredHold[] => {
  try {
    return storedHolds.parse(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    // Missing or damaged; the feed is shown as its source has it.
    return [];
  }
};

/** Stores what is held of one address beside its copy (mode 0600), until a parent decides or it comes back. */
export const openFeedHolds = (dir: string, address: string) => {
  const base = join(dir, addressDigest(address).slice(0, 32));
  const list = `${base}.holds.json`;
  const bodyOf = (hash: string): string => `${base}.${hash.slice(0, 16)}.held.ics`;
  let holds = readStored(list);

  /** Changes at once what is shown; the disk follows. */
  const put = async (next: readonly StoredHold[]): Promise<void> => {
    const dropped = holds.filter(({ hash }) => !next.some((each) => each.hash === hash));
    holds = [...next];
    if (next.length === 0) await rm(list, { force: true });
    else await writeFile(list, JSON.stringify(next), { mode: 0o600 });
    for (const { hash } of dropped) await rm(bodyOf(hash), { force: true });
  };

  return {
    all: (): FeedHold[] =>
      holds.map(({ charset, ...hold }) => ({
        ...hold,
        file: { hash: hold.hash, charset, body: () => readFile(bodyOf(hold.hash)) },
      })),
    /** Holds events of a file that its source doesn't have any more; false where too many are held already. */
    add: async (
      { hash, charset, body }: CalendarFile,
      { gone, isMany }: Pick<GoneEvents, "gone" | "isMany">,
    ): Promise<boolean> => {
      if (holds.length >= (isMany ? mostHolds : mostJoined)) return false;
      await writeFile(bodyOf(hash), await body(), { mode: 0o600 });
      await put([...holds, { hash, charset, keys: [...gone], decision: "asked" }]);
      return true;
    },
    /** Forgets the hold of events that came back. */
    cameBack: async (keys: ReadonlySet<string>): Promise<void> => {
      const left = holds.map((hold) => ({
        ...hold,
        keys: hold.keys.filter((key) => !keys.has(key)),
      }));
      const isSame = left.every((hold, index) => hold.keys.length === holds[index]?.keys.length);
      if (!isSame) await put(left.filter((hold) => hold.keys.length > 0));
    },
    /** Keeps showing what is asked about, or lets it go; false where nothing is asked. */
    decide: (keep: boolean): Promise<void> | null => {
      if (!holds.some(({ decision }) => decision === "asked")) return null;
      return put(
        keep
          ? holds.map((hold) => ({ ...hold, decision: "shown" as const }))
          : holds.filter(({ decision }) => decision === "shown"),
      );
    },
    forget: (): Promise<void> => put([]),
  };
};
export type FeedHolds = ReturnType<typeof openFeedHolds>;
