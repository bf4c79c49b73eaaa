import type { Recap } from "#contract/journal.ts";

interface Words {
  readonly chores: (count: number) => string;
  readonly stars: (count: number) => string;
  readonly rewards: (count: number) => string;
}

const words: Readonly<Record<string, Words>> = {
  en: {
    chores: (count) => (count === 1 ? "1 chore done" : `${count} chores done`),
    stars: (count) => (count === 1 ? "1 star earned" : `${count} stars earned`),
    rewards: (count) => (count === 1 ? "1 reward redeemed" : `${count} rewards redeemed`),
  },
  de: {
    chores: (count) => (count === 1 ? "1 Aufgabe erledigt" : `${count} Aufgaben erledigt`),
    stars: (count) => (count === 1 ? "1 Stern verdient" : `${count} Sterne verdient`),
    rewards: (count) => (count === 1 ? "1 Belohnung eingelöst" : `${count} Belohnungen eingelöst`),
  },
};

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

/** A recap as one line of text, for programs that can't draw it; English where the family chose no language. */
export const recapText = (
  { start, end, members, redemptions }: Pick<Recap, "start" | "end" | "members" | "redemptions">,
  locale: string,
): string => {
  const language = locale.split("-")[0] ?? "";
  const say = words[language] ?? words["en"];
  const format = new Intl.DateTimeFormat(say === words["en"] ? "en" : language, {
    ...{ day: "numeric", month: "long", timeZone: "UTC" },
  });
  const days = format.formatRange(new Date(start), new Date(end));
  const chores = sum(members.map((member) => member.chores));
  const stars = sum(members.map((member) => member.stars));
  const sentences = [
    say?.chores(chores),
    say?.stars(stars),
    ...(redemptions.length === 0 ? [] : [say?.rewards(redemptions.length)]),
  ];
  return `${days}: ${sentences.join(", ")}.`;
};
