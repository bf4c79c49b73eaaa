import type { CopyJournal } from "./copy-journal.ts";
import type { CopyThing, OpenCopy } from "./copy-once.ts";

/** What came of a write that was begun and never answered. */
interface CopyOutcome {
  /** Null where it was added to something else. */
  readonly id: string | null;
  readonly says: string;
  readonly isHalf: boolean;
}

/** Finds what a write that was begun has left in the source; undefined where it never arrived. */
export const outcomeOf = async (
  { journal, target }: Pick<OpenCopy, "journal" | "target">,
  known: ReturnType<CopyJournal["of"]>,
  there: readonly CopyThing[],
): Promise<CopyOutcome | undefined> => {
  if (known === undefined || !("begun" in known)) return undefined;
  const { as, begun } = known;
  if (as === undefined) return undefined;
  const ours = new Set(journal.all().flatMap((one) => ("copied" in one ? [one.copied] : [])));
  const before = new Map(begun.map(({ id, says }) => [id, says]));
  const now = there.filter((thing) => target.isAlike(thing, as));
  for (const thing of now.filter(({ id }) => !before.has(id) && !ours.has(id))) {
    const is = await target.judge(thing, as);
    // Somebody may have added one of the same name by hand meanwhile.
    if (is !== "other") return { id: thing.id, says: as.says, isHalf: is === "half" };
  }
  return now.some(({ id, says }) => before.has(id) && before.get(id) !== says)
    ? { id: null, says: as.says, isHalf: false }
    : undefined;
};
