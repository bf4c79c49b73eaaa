/** Some letters of a name, in lower case. */
const part = (name: readonly string[], places: readonly number[]) =>
  places
    .map((at) => name[at])
    .join("")
    .toLocaleLowerCase();

/**
 * One letter for each name where that tells the family apart, else as few as do (two M's become "Ma" and "Mo", Mia and Mila "Mia" and "Mil").
 * Names that stay alike after three letters have the first one by which they differ: Grandma and Grandpa are "Gm" and "Gp".
 * The same names get a number: "Ma2".
 */
export const initialsOf = (names: readonly string[]): string[] => {
  const all = names.map((name) => Array.from(name.normalize("NFC").trim()));
  const cut = all.map((mine) => {
    const rivals = all.filter((other) => other !== mine && part(other, [0]) === part(mine, [0]));
    const more = [[], [1], [1, 2], ...mine.map((_, at) => [at]).slice(3)].find((places) =>
      rivals.every((other) => part(other, places) !== part(mine, places)),
    );
    return (mine[0] ?? "?").toLocaleUpperCase() + part(mine, more ?? [1]);
  });
  return cut.map((text, at) => {
    const before = cut.slice(0, at).filter((other) => other === text).length;
    return before === 0 ? text : `${text}${before + 1}`;
  });
};
