import type { Recap } from "#contract/journal.ts";

/** The family's names by their ids. */
type Names = ReadonlyMap<string, string>;

interface Words {
  readonly chores: (count: number) => string;
  readonly stars: (count: number) => string;
  readonly rewards: (count: number) => string;
  readonly quiet: Readonly<Record<Recap["kind"], string>>;
  readonly streak: (name: string, days: number) => string;
  readonly loved: (moment: string) => string;
  /** A moment in somebody's words, or a picture without any. */
  readonly quote: (text: string) => string;
  readonly picture: string;
}

const english: Words = {
  chores: (count) => (count === 1 ? "1 chore done" : `${count} chores done`),
  stars: (count) => (count === 1 ? "1 star earned" : `${count} stars earned`),
  rewards: (count) => (count === 1 ? "1 reward redeemed" : `${count} rewards redeemed`),
  quiet: {
    weekly: "a quiet week. Those are good too.",
    monthly: "a quiet month. Those are good too.",
  },
  streak: (name, days) => `${name} ${days} days in a row`,
  loved: (moment) => `Loved most: ${moment}.`,
  quote: (text) => `“${text}”`,
  picture: "a picture",
};

const words: Readonly<Record<string, Words>> = {
  en: english,
  de: {
    chores: (count) => (count === 1 ? "1 Aufgabe erledigt" : `${count} Aufgaben erledigt`),
    stars: (count) => (count === 1 ? "1 Stern verdient" : `${count} Sterne verdient`),
    rewards: (count) => (count === 1 ? "1 Belohnung eingelöst" : `${count} Belohnungen eingelöst`),
    quiet: {
      weekly: "eine ruhige Woche. Auch das tut gut.",
      monthly: "ein ruhiger Monat. Auch das tut gut.",
    },
    streak: (name, days) => `${name} ${days} Tage in Folge`,
    loved: (moment) => `Am liebsten gemocht: ${moment}.`,
    quote: (text) => `„${text}“`,
    picture: "ein Bild",
  },
};

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

/** One day is no streak to tell of, and a large family's line stays one. */
const shortestStreak = 2;
const mostStreaks = 3;
const longestQuote = 80;

const letters = new Intl.Segmenter();

const shortened = (text: string): string => {
  const line = text.replaceAll(/\s+/gu, " ").trim();
  // A moment may be a page long, and its beginning is enough to count.
  const begins = Array.from(letters.segment(line.slice(0, 1000)), ({ segment }) => segment);
  if (begins.length <= longestQuote) return line;
  return `${begins
    .slice(0, longestQuote - 1)
    .join("")
    .trimEnd()}…`;
};

/** Whether nothing was done, earned or redeemed. */
const isQuiet = ({ members, redemptions }: Recap): boolean =>
  redemptions.length === 0 && members.every(({ chores, stars }) => chores === 0 && stars === 0);

const countsOf = ({ members, redemptions }: Recap, say: Words): string => {
  const counts = [
    say.chores(sum(members.map(({ chores }) => chores))),
    say.stars(sum(members.map(({ stars }) => stars))),
    ...(redemptions.length === 0 ? [] : [say.rewards(redemptions.length)]),
  ];
  return `${counts.join(", ")}.`;
};

const streaksOf = ({ members }: Recap, names: Names, say: Words): string[] => {
  const streaks = members
    .filter(({ streak }) => streak >= shortestStreak)
    .toSorted((a, b) => b.streak - a.streak)
    .flatMap(({ memberId, streak }) => {
      const name = names.get(memberId);
      return name === undefined ? [] : [say.streak(name, streak)];
    });
  return streaks.length === 0 ? [] : [`${streaks.slice(0, mostStreaks).join(", ")}.`];
};

const lovedOf = ({ mostLoved }: Recap, names: Names, say: Words): string[] => {
  if (mostLoved === undefined) return [];
  const text = shortened(mostLoved.text);
  const author = names.get(mostLoved.authorId);
  const moment = text === "" ? say.picture : say.quote(text);
  return [say.loved(author === undefined ? moment : `${moment} (${author})`)];
};

/**
 * A recap as one line of text, for programs that can't draw it: what was done, the longest streaks and the loved moment.
 * English where the family chose no language.
 */
export const recapText = (recap: Recap, names: Names, locale: string): string => {
  const language = locale.split("-")[0] ?? "";
  const say = words[language] ?? english;
  const format = new Intl.DateTimeFormat(say === english ? "en" : language, {
    ...{ day: "numeric", month: "long", timeZone: "UTC" },
  });
  const days = format.formatRange(new Date(recap.start), new Date(recap.end));
  const told = isQuiet(recap) ? say.quiet[recap.kind] : countsOf(recap, say);
  return [`${days}: ${told}`, ...streaksOf(recap, names, say), ...lovedOf(recap, names, say)].join(
    " ",
  );
};
