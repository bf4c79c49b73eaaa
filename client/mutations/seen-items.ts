/**
 * A list as a parent saw it who opened one of its things to change it: that one as it was then, whatever became of it
 * since. The others are as they are now, because nothing of theirs is written over.
 */
export const seenItems = <T extends { readonly id: string }>(
  items: readonly T[],
  opened: T | undefined,
): T[] => items.map((item) => (opened?.id === item.id ? opened : item));
