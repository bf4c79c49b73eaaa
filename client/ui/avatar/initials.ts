const letters = (name: string) => Array.from(name.normalize("NFC").trim());
const sameStart = (a: string, b: string) =>
  (letters(a)[0] ?? "").toLocaleLowerCase() === (letters(b)[0] ?? "").toLocaleLowerCase();

/**
 * One letter for each name where that tells the family apart, else as few as do (two M's become "Ma" and "Mo", Mia and Mila "Mia" and "Mil").
 * Names that stay alike after three letters get a number: "Ma2".
 */
export const initialsOf = (names: readonly string[]): string[] => {
  const cut = names.map((name, own) => {
    const rivals = names.filter((other, at) => at !== own && sameStart(name, other));
    const mine = letters(name);
    if (rivals.length === 0) return (mine[0] ?? "?").toLocaleUpperCase();
    const length = [2, 3].find((n) => {
      const start = mine.slice(0, n).join("").toLocaleLowerCase();
      return rivals.every(
        (other) => letters(other).slice(0, n).join("").toLocaleLowerCase() !== start,
      );
    });
    const short = mine.slice(0, length ?? 2);
    return (short[0] ?? "?").toLocaleUpperCase() + short.slice(1).join("").toLocaleLowerCase();
  });
  return cut.map((text, at) => {
    const before = cut.slice(0, at).filter((other) => other === text).length;
    return before === 0 ? text : `${text}${before + 1}`;
  });
};
