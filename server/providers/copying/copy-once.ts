import { HttpError } from "#server/platform/errors.ts";
import type { CopyJournal, CopyMatch } from "./copy-journal.ts";

/** One thing to copy. */
export interface CopyStep {
  /** Names it among all that is copied, in each run alike. */
  readonly item: string;
  /** What it says today: what an earlier run wrote otherwise is written anew. Left out: once there, it stays. */
  readonly says?: string;
  /** What of the source's things could be it. */
  alike(there: readonly CopyThing[]): readonly CopyMatch[];
  /** Resolves with its id in the source; a 400 says that the source can't hold it. */
  write(): Promise<string>;
  remove(id: string): unknown;
}

/** Something that a source has, in words that its copy would have too. */
export interface CopyThing extends CopyMatch {
  readonly kind: string;
  readonly name: string;
}

interface CopyOnceDeps {
  readonly journal: CopyJournal;
  /** Reads freshly what the source has. */
  readonly look: () => Promise<readonly CopyThing[]>;
  readonly steps: readonly CopyStep[];
}

const isRefused = (error: unknown): boolean => error instanceof HttpError && error.status === 400;

/** What became of a write that was begun: its id there, null where it was added to something else, undefined where it never arrived. */
const outcomeOf = (
  { item, alike }: CopyStep,
  journal: CopyJournal,
  there: readonly CopyThing[],
): string | null | undefined => {
  const known = journal.of(item);
  if (known === undefined || !("begun" in known)) return undefined;
  const ours = new Set(journal.all().flatMap((one) => ("copied" in one ? [one.copied] : [])));
  const now = alike(there);
  const before = new Map(known.begun.map(({ id, says }) => [id, says]));
  const fresh = now.find(({ id }) => !before.has(id) && !ours.has(id));
  if (fresh !== undefined) return fresh.id;
  return now.some(({ id, says }) => before.has(id) && before.get(id) !== says) ? null : undefined;
};

/** Removes what was copied, last first, as far as it can be; what stays is found by the next run. */
const takeBack = async ({ journal, look, steps }: CopyOnceDeps): Promise<void> => {
  const there = await look().catch(() => []);
  for (const step of steps.toReversed()) {
    const known = journal.of(step.item);
    const id =
      known !== undefined && "copied" in known ? known.copied : outcomeOf(step, journal, there);
    if (id == null) continue;
    try {
      await step.remove(id);
      journal.note({ item: step.item, removed: true });
    } catch {
      // The next one may go.
    }
  }
};

/** Writes a step anew; false where the source refuses it. */
const writeStep = async (
  step: CopyStep,
  journal: CopyJournal,
  there: readonly CopyThing[],
): Promise<boolean> => {
  const { item } = step;
  const begun = step.alike(there).map(({ id, says }) => ({ id, says }));
  journal.note({ item, begun });
  try {
    const written = await step.write();
    // What it was added to is somebody's, and not to be taken back.
    const copied = begun.some(({ id }) => id === written) ? null : written;
    journal.note({ item, copied, ...(step.says === undefined ? {} : { says: step.says }) });
    return true;
  } catch (error) {
    if (!isRefused(error)) throw error;
    journal.note({ item, removed: true });
    return false;
  }
};

/** Brings a step there, where no earlier run has; false where the source refuses it. */
const bring = async (
  step: CopyStep,
  journal: CopyJournal,
  there: readonly CopyThing[],
): Promise<boolean> => {
  const known = journal.of(step.item);
  if (known !== undefined && "copied" in known) {
    const { copied, says } = known;
    if (copied === null) return true;
    const isThere = there.some(({ id }) => id === copied);
    if (isThere && says === step.says) return true;
    // A chore that was done since the run that was cut off is due on another day.
    if (isThere) await step.remove(copied);
    return writeStep(
      step,
      journal,
      there.filter(({ id }) => id !== copied),
    );
  }
  const outcome = outcomeOf(step, journal, there);
  if (outcome === null) {
    journal.note({ item: step.item, copied: null });
    return true;
  }
  // It may be half of it: a recipe whose second request never came.
  if (outcome !== undefined) await step.remove(outcome);
  return writeStep(
    step,
    journal,
    there.filter(({ id }) => id !== outcome),
  );
};

/**
 * Copies each thing once, also where an earlier run was cut off: what it had begun is looked for first. What the source can't
 * hold is left. Where it fails underway, what was written is removed again as far as it can be, and the error is thrown.
 */
export const copyOnce = async (deps: CopyOnceDeps): Promise<{ copied: number; left: number }> => {
  const { journal, look, steps } = deps;
  let left = 0;
  try {
    const there = await look();
    // One after the other: a service would refuse many at once.
    for (const step of steps) if (!(await bring(step, journal, there))) left += 1;
  } catch (error) {
    await takeBack(deps);
    throw error;
  }
  return { copied: steps.length - left, left };
};
