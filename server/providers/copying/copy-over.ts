import type { CopyJournal } from "./copy-journal.ts";
import { bringAll, type CopyStep, type CopyTarget, isBehind, takeBack } from "./copy-once.ts";

/** How what was copied comes into use. */
export interface CopySwitch {
  /** Runs work while nobody can write in the house; they can again where it fails. */
  readonly whileNobodyWrites: (work: () => Promise<void>) => Promise<void>;
  readonly use: () => void;
}

interface CopyOverDeps extends CopySwitch {
  readonly journal: CopyJournal;
  readonly target: CopyTarget;
  /** All that the house has now, in the order in which it is written. */
  readonly steps: () => Promise<readonly CopyStep[]>;
}

/** How often what changed meanwhile is brought after, before nobody may write. */
const mostPasses = 5;

/**
 * Copies each thing once, also where an earlier run was cut off, brings after what the family changes meanwhile, and then
 * calls `use` while nobody writes. What the source can't hold is left. Where it fails underway, what was written is removed
 * again as far as it can be, and the error is thrown.
 */
export const copyOver = async ({
  journal,
  target,
  steps,
  whileNobodyWrites,
  use,
}: CopyOverDeps): Promise<{ copied: number; left: number }> => {
  const copy = { journal, target, refused: new Map<string, string>(), written: new Set<string>() };
  let all = await steps();
  try {
    await bringAll(copy, all);
    for (let passes = 1; passes < mostPasses; passes += 1) {
      all = await steps();
      if (!isBehind(copy, all)) break;
      await bringAll(copy, all);
    }
    await whileNobodyWrites(async () => {
      all = await steps();
      if (isBehind(copy, all)) await bringAll(copy, all);
      use();
    });
  } catch (error) {
    await takeBack(copy);
    throw error;
  }
  try {
    journal.forget();
  } catch {
    // Where it stays, the next copy there compares it with what there is.
  }
  const left = all.filter(({ item }) => copy.refused.has(item)).length;
  return { copied: all.length - left, left };
};
