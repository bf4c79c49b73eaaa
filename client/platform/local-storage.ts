// Storage is forbidden in some private windows; the page then forgets, and works.
const quietly = <T>(act: () => T): T | undefined => {
  try {
    return act();
  } catch {
    return undefined;
  }
};

/** What this browser was told to remember under a name; undefined where it has no memory of it. */
export const readLocal = (name: string): string | undefined =>
  quietly(() => localStorage.getItem(name)) ?? undefined;

/** Remembers a word in this browser, or forgets it. */
export const writeLocal = (name: string, word: string | undefined): void =>
  quietly(() =>
    word === undefined ? localStorage.removeItem(name) : localStorage.setItem(name, word),
  );

/** Forgets what this browser remembers under names that begin so, or of that only what `isMeant` says. */
export const forgetLocal = (prefix: string, isMeant?: (word: string) => boolean): void => {
  for (const name of quietly(() => Object.keys(localStorage)) ?? [])
    if (name.startsWith(prefix) && isMeant?.(readLocal(name) ?? "") !== false)
      writeLocal(name, undefined);
};
