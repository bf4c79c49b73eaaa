const letters = (name: string) => Array.from(name.normalize("NFC").trim());
const lower = (part: readonly (string | undefined)[]) => part.join("").toLocaleLowerCase();

/**
 * One letter for each name where that tells the family apart, else as few as do (two M's become "Ma" and "Mo", Mia and Mila "Mia" and "Mil").
 * Names that stay alike after three letters have the first one by which they differ: Grandma and Grandpa are "Gm" and "Gp".
 * The same names get a number: "Ma2".
 */
export const initialsOf = (names: readonly string[]): string[] => {
  const all = names.map(letters);
  const cut = all.map((mine, own) => {
    const rivals = all.filter((other, at) => at !== own && lower([mine[0]]) === lower([other[0]]));
    const isMine = (part: (of: readonly string[]) => readonly (string | undefined)[]) =>
      rivals.every((other) => lower(part(other)) !== lower(part(mine)));
    const length = [0, 2, 3].find((n) => isMine((of) => of.slice(0, n)));
    const apart =
      length === undefined ? mine.findIndex((_, at) => at > 2 && isMine((of) => [of[at]])) : 0;
    const rest = apart > 0 ? [mine[apart]] : mine.slice(1, length ?? 2);
    return (mine[0] ?? "?").toLocaleUpperCase() + lower(rest);
  });
  return cut.map((text, at) => {
    const before = cut.slice(0, at).filter((other) => other === text).length;
    return before === 0 ? text : `${text}${before + 1}`;
  });
};
