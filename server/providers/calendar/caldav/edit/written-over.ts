import { seenContent } from "./same-content.ts";

/**
 * Whether `theirs` was made of the version before ours without knowing ours: what ours had taken out is back, or nothing of
 * what it had added is there. Null: there is no object in that version.
 */
export const isWrittenOver = (
  before: string | null,
  ours: string | null,
  theirs: string,
): boolean => {
  // What the family deleted is there again.
  if (ours === null) return before !== null;
  if (before === null) return false;
  const [old, own, now] = [seenContent(before), seenContent(ours), seenContent(theirs)];
  const takenOut = [...old].filter((each) => !own.has(each));
  if (takenOut.length > 0) return takenOut.some((each) => now.has(each));
  const added = [...own].filter((each) => !old.has(each));
  return added.length > 0 && added.every((each) => !now.has(each));
};
