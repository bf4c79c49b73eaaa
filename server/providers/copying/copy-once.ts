import { HttpError } from "#server/platform/errors.ts";
import type { CopyJournal, CopyMatch, CopyWords } from "./copy-journal.ts";
import { outcomeOf } from "./copy-outcome.ts";

/** One thing to copy. */
export interface CopyStep extends Pick<CopyWords, "kind" | "name"> {
  /** Names it among all that is copied, in each run alike; begins with its kind and a space. */
  readonly item: string;
  /** What it says now: what was written otherwise is written anew. Asked once all before it are there. */
  says(): string;
  /** Resolves with its id in the source; a 400 says that the source can't hold it. */
  write(): Promise<string>;
  /** Writes it into the copy of this id; left out where it is removed and written anew. */
  change?(id: string): Promise<unknown>;
}

/** Something that a source has, in words that its copy would have too. */
export interface CopyThing extends CopyMatch {
  readonly kind: string;
  readonly name: string;
}

/** What a copy asks of the source that it goes into. */
export interface CopyTarget {
  /** Reads freshly what the source has. */
  look(): Promise<readonly CopyThing[]>;
  /** Whether something of the source has the name of what is copied. */
  isAlike(thing: CopyThing, words: CopyWords): boolean;
  /** Whether something of that name is all that was written, half of it, or somebody's. */
  judge(thing: CopyThing, words: CopyWords): Promise<"whole" | "half" | "other">;
  remove(kind: string, id: string): Promise<unknown>;
}

/** A copy under way. */
export interface OpenCopy {
  readonly journal: CopyJournal;
  readonly target: CopyTarget;
  /** What the source refused to hold, by item, with what it said. */
  readonly refused: Map<string, string>;
  /** What this run wrote, by its id there: a service may tell of it late. */
  readonly written: Set<string>;
}

const isRefused = (error: unknown): boolean => error instanceof HttpError && error.status === 400;
const kindOf = (item: string): string => item.slice(0, item.indexOf(" "));

const isThere = (copy: OpenCopy, id: string, there: readonly CopyThing[]): boolean =>
  copy.written.has(id) || there.some((thing) => thing.id === id);

/** Whether a step is there as it is now, or the source has refused it so. */
const isDone = ({ journal, refused }: OpenCopy, step: CopyStep): boolean => {
  const known = journal.of(step.item);
  if (refused.get(step.item) === step.says()) return true;
  return (
    known !== undefined &&
    "copied" in known &&
    (known.copied === null || known.says === step.says())
  );
};

/** What was copied, or begun, and isn't among the steps any more; last first. */
const goneOf = ({ journal }: OpenCopy, steps: readonly CopyStep[]) => {
  const items = new Set(steps.map(({ item }) => item));
  return journal
    .all()
    .filter((known) => !("removed" in known) && !items.has(known.item))
    .toReversed();
};

/** Whether something isn't in the source as the house has it now. */
export const isBehind = (copy: OpenCopy, steps: readonly CopyStep[]): boolean =>
  steps.some((step) => !isDone(copy, step)) || goneOf(copy, steps).length > 0;

/** Writes a step anew. */
const writeStep = async (
  { journal, target, written }: OpenCopy,
  step: CopyStep,
  there: readonly CopyThing[],
): Promise<void> => {
  const { item, kind, name } = step;
  const as = { kind, name, says: step.says() };
  const begun = there
    .filter((thing) => target.isAlike(thing, as))
    .map(({ id, says }) => ({ id, says }));
  journal.note({ item, begun, as });
  const id = await step.write();
  written.add(id);
  // What it was added to is somebody's, and not to be taken back.
  const copied = begun.some((thing) => thing.id === id) ? null : id;
  journal.note({ item, copied, says: as.says });
};

/** Brings a step there, where no earlier run has. */
const bring = async (
  copy: OpenCopy,
  step: CopyStep,
  there: readonly CopyThing[],
): Promise<void> => {
  const { journal, target, refused } = copy;
  const { item, kind } = step;
  if (refused.get(item) === step.says()) return;
  const outcome = await outcomeOf(copy, journal.of(item), there);
  if (outcome !== undefined && !outcome.isHalf)
    journal.note({ item, copied: outcome.id, says: outcome.says });
  // A recipe whose second request never came.
  else if (outcome?.id != null) await target.remove(kind, outcome.id);
  const known = journal.of(item);
  const copied = known !== undefined && "copied" in known ? known.copied : undefined;
  if (copied === null) return;
  if (copied !== undefined && isThere(copy, copied, there)) {
    if (isDone(copy, step)) return;
    if (step.change !== undefined) {
      const says = step.says();
      await step.change(copied);
      journal.note({ item, copied, says });
      return;
    }
    // A chore that was done since is due on another day.
    await target.remove(kind, copied);
  }
  const gone = new Set([outcome?.isHalf === true ? outcome.id : null, copied ?? null]);
  await writeStep(
    copy,
    step,
    there.filter(({ id }) => !gone.has(id)),
  );
};

/** Removes what the house doesn't have any more, as far as it is ours; true where something was. */
const removeGone = async (
  copy: OpenCopy,
  steps: readonly CopyStep[],
  there: readonly CopyThing[],
): Promise<boolean> => {
  const { journal, target } = copy;
  const gone = goneOf(copy, steps);
  for (const known of gone) {
    const id = "copied" in known ? known.copied : (await outcomeOf(copy, known, there))?.id;
    if (id != null && isThere(copy, id, there)) await target.remove(kindOf(known.item), id);
    journal.note({ item: known.item, removed: true });
  }
  return gone.length > 0;
};

/** Brings all steps there, each once, and removes what isn't among them any more; what the source can't hold is left. */
export const bringAll = async (copy: OpenCopy, steps: readonly CopyStep[]): Promise<void> => {
  let there = await copy.target.look();
  if (await removeGone(copy, steps, there)) there = await copy.target.look();
  // One after the other: a service would refuse many at once.
  for (const step of steps)
    try {
      await bring(copy, step, there);
    } catch (error) {
      if (!isRefused(error)) throw error;
      copy.refused.set(step.item, step.says());
      const known = copy.journal.of(step.item);
      if (known !== undefined && "begun" in known)
        copy.journal.note({ item: step.item, removed: true });
    }
};

/** Removes what was copied, last first, as far as it can be; what stays is found by the next run. */
export const takeBack = async (copy: OpenCopy): Promise<void> => {
  const { journal, target } = copy;
  const there = await target.look().catch(() => []);
  for (const known of journal.all().toReversed()) {
    if ("removed" in known) continue;
    try {
      const id = "copied" in known ? known.copied : (await outcomeOf(copy, known, there))?.id;
      if (id == null) continue;
      await target.remove(kindOf(known.item), id);
      journal.note({ item: known.item, removed: true });
    } catch {
      // The next one may go.
    }
  }
};
