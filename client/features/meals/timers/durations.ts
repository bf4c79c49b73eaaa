/** A time that a recipe's step names, and where in the text it stands. */
interface Duration {
  /** Of a range the lower end: one looks into the pot then. */
  readonly seconds: number;
  readonly from: number;
  readonly to: number;
}

const spelled: Readonly<Record<string, number>> = {
  ...{ a: 1, an: 1, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8 },
  ...{ nine: 9, ten: 10, twelve: 12, fifteen: 15, twenty: 20, thirty: 30, forty: 40, sixty: 60 },
  ...{ "forty-five": 45, fifty: 50, "one and a half": 1.5, "half an": 0.5, "half a": 0.5 },
  ...{ ein: 1, eine: 1, einer: 1, zwei: 2, drei: 3, vier: 4, fünf: 5, sechs: 6, sieben: 7 },
  ...{ acht: 8, neun: 9, zehn: 10, zwölf: 12, fünfzehn: 15, zwanzig: 20, dreißig: 30 },
  ...{ vierzig: 40, fünfundvierzig: 45, fünfzig: 50, sechzig: 60, anderthalb: 1.5 },
  ...{ eineinhalb: 1.5, zweieinhalb: 2.5, halbe: 0.5, halben: 0.5, dreiviertel: 0.75 },
  viertel: 0.25,
};
const fractions: Readonly<Record<string, number>> = {
  ...{ "¼": 0.25, "½": 0.5, "¾": 0.75, "⅓": 1 / 3, "⅔": 2 / 3 },
};

const numerals = Object.keys(spelled)
  .toSorted((a, b) => b.length - a.length)
  .join("|");
const amount = String.raw`\d+\s*[¼½¾⅓⅔]|\d+\s+\d\/\d|\d\/\d|\d+(?:[.,]\d+)?|[¼½¾⅓⅔]|(?:${numerals})`;
const unit = String.raw`(?<h>hours?|hrs?|stunden?|std|h)|(?<m>minutes?|mins?|minuten?)|(?<s>seconds?|secs?|sekunden?|sek)`;
const pattern = new RegExp(
  String.raw`(?<![\p{L}\d.,/])(?<amount>${amount})(?:\s*(?:-|–|—|to|or|bis|oder)\s*(?:${amount}))?(?:\s|-)*(?:${unit})(?![\p{L}])\.?`,
  "giu",
);

const valueOf = (text: string): number => {
  const plain = text.toLocaleLowerCase("en").replaceAll(/\s+/g, " ").trim();
  const known = spelled[plain];
  if (known !== undefined) return known;
  const [, whole = "", sign = "", over, under] =
    /^(\d+(?:[.,]\d+)?)?\s*([¼½¾⅓⅔])?(?:(?<=^|\s)(\d)\/(\d))?$/u.exec(plain) ?? [];
  const part = over === undefined ? (fractions[sign] ?? 0) : Number(over) / Number(under);
  return Number(whole.replace(",", ".")) + part;
};

const secondsIn = (groups: Readonly<Record<string, string | undefined>>): number => {
  const size = groups["h"] !== undefined ? 3600 : groups["m"] !== undefined ? 60 : 1;
  return Math.round(valueOf(groups["amount"] ?? "") * size);
};

/** "1 hour 20 minutes" is one time; so is "1 Std. und 20 Min.". */
const belongTogether = (text: string, before: Duration, next: Duration): boolean =>
  before.seconds >= 3600 &&
  next.seconds < 3600 &&
  /^\s*(?:,|and|und)?\s*$/iu.test(text.slice(before.to, next.from));

const longest = 24 * 3600;

/** The times that a step names, in English and German, in the order of the text; none longer than a day. */
export const durationsIn = (text: string): Duration[] => {
  const found: Duration[] = [];
  for (const { index, groups = {}, 0: match } of text.matchAll(pattern)) {
    const next = { seconds: secondsIn(groups), from: index, to: index + match.length };
    const before = found.at(-1);
    if (before !== undefined && belongTogether(text, before, next))
      found.splice(-1, 1, {
        ...{ from: before.from, to: next.to },
        seconds: before.seconds + next.seconds,
      });
    else if (next.seconds > 0) found.push(next);
  }
  return found.filter(({ seconds }) => seconds <= longest);
};

const fillers =
  /\s*(?<![\p{L}])(?:for|every|about|around|approximately|another|approx|ca|circa|etwa|ungefähr|für|alle|rund|weitere|noch|nochmals|at least|mindestens|a further|eine)(?![\p{L}])\.?\s*$/iu;

const withoutFillers = (text: string): string => {
  const shorter = text.replace(fillers, "");
  return shorter === text ? text : withoutFillers(shorter);
};

/** What a timer for one of the step's times is about: the words around it, without the time. Empty where there are none. */
export const timerLabelOf = (text: string, { from, to }: Duration): string => {
  const before = /[^.;:!?,()]*$/u.exec(withoutFillers(text.slice(0, from)))?.[0] ?? "";
  const after = /^[^.;:!?,()]*/u.exec(text.slice(to))?.[0] ?? "";
  const said = `${before} ${after}`.replaceAll(/\s+/g, " ").trim();
  const around = said.slice(0, 1).toLocaleUpperCase() + said.slice(1);
  return around.length <= 40 ? around : `${around.slice(0, 39).replace(/\s+\S*$/u, "")}…`;
};
