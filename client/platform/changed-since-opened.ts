/** What of a form is no longer as it was opened, and nothing else: the rest may have become something else meanwhile. */
export const changedSinceOpened = <T extends object>(opened: T, now: T): Partial<T> => {
  const changed: Partial<T> = {};
  for (const name in now)
    if (JSON.stringify(opened[name]) !== JSON.stringify(now[name])) changed[name] = now[name];
  return changed;
};
