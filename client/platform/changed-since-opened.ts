/** What of a form is no longer as it was opened, and nothing else: the rest may have become something else meanwhile. */
export const changedSinceOpened = <T extends object>(opened: T, now: T): Partial<T> => {
  const before = new Map(Object.entries(opened));
  const changed = Object.entries(now).filter(
    ([name, value]) => JSON.stringify(before.get(name)) !== JSON.stringify(value),
  );
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- some of its own fields
  return Object.fromEntries(changed) as Partial<T>;
};
