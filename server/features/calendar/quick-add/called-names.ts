import type { PhraseLanguage } from "./language.ts";
import type { NamedMember } from "./members.ts";
import { ordinaryNameWords } from "./ordinary-name-words.ts";
import { consumedMark, escapePattern, type Scanner, type Token } from "./scanner.ts";

/** What makes the name after it another person's: "Tante Gerlinde" isn't "Oma Gerlinde". */
const titles =
  "uroma|uropa|oma|opa|omi|opi|tante|onkel|mama|papa|frau|herrn?|familie|dr|prof|grandma|grandpa|granny|nana|aunt|auntie|aunty|uncle|mom|mum|dad|mrs|mr|ms|miss|family|saint|st|sankt";

/** After these a name is whom something is about, and the title needs it: "Visit Grandma", "Kaffee bei Oma". */
const needingName = new RegExp(
  `^(?:${[
    "an|am|auf|aus|bei|beim|bis|für|gegen|mit|nach|ohne|seit|statt|über|um|und|oder|von|vom|vor|wegen|wie|zu|zum|zur",
    "die|der|das|den|dem|des|eine?[nmrs]?|meine?[nmr]?|deine?[nmr]?|seine?[nmr]?|ihre?[nmr]?|unsere?[nmr]?|eure?[nmr]?|liebe[rn]?",
    "besuch|anruf|geschenke?|brief|karte|paket|fahrt|weg|hilfe|grab|überraschung|danke|abholung",
    "about|and|as|at|before|by|from|like|near|of|or|over|than|to|without|the|an?|my|your|his|her|our|their|dear",
    "ask|bring|call|collect|congratulate|drive|fetch|gifts?|help|invite|meet|phone|presents?|ring|see|take|tell|text|thank|up|visit|wish|write",
  ].join("|")})$`,
  "iu",
);

const wordsOf = (name: string): string[] => name.toLowerCase().split(/[\s,]+/u);

const isDistinctive = (word: string): boolean =>
  /^\p{L}[\p{L}\p{M}'’-]{2,}$/u.test(word) && !ordinaryNameWords.has(word);

/** The words of a member's several names by which only they can be meant. */
export const calledNamesOf = (
  { id, name }: NamedMember,
  roster: readonly NamedMember[],
): readonly string[] => {
  const own = new Set(wordsOf(name));
  const others = roster.filter((one) => one.id !== id).flatMap((one) => wordsOf(one.name));
  return own.size < 2
    ? []
    : [...own].filter((word) => isDistinctive(word) && !others.includes(word));
};

/** A pattern of those words, unless they are somebody else's: "Tante Gerlinde", "Annas Oma". */
export const calledPattern = (names: readonly string[]): string =>
  String.raw`(?<!(?:${titles})\.? )(?<!\p{L}['\u2019]?s )(?:${names.map(escapePattern).join("|")})`;

/** Whether the title can do without a name: something else is in it, and nothing before it needs it. */
const isSpare = (scanner: Scanner, { index, end, groups }: Token): boolean => {
  const left = scanner.left();
  const before = /(\p{L}+)\s+$/u.exec(left.slice(0, index))?.[1] ?? "";
  const rest = left.slice(0, index) + left.slice(end);
  const isName = scanner.isSmall || /^\p{Lu}/u.test(groups["called"] ?? "");
  return isName && !needingName.test(before) && /\p{L}{2}/u.test(rest);
};

/** Consumes one word of a member's name where it stands alone and says who; on a birthday it stays in the title. */
export const takeCalledName = (
  scanner: Scanner,
  { says }: PhraseLanguage,
  names: readonly string[],
  keepNames: boolean,
): boolean => {
  if (names.length === 0) return false;
  const name = calledPattern(names);
  if (keepNames)
    return (
      scanner.find(
        String.raw`${name}(?:['\u2019]s?|s)?(?=\s*(?:$|[${consumedMark},;\d]|(?:${says.birthday})))`,
      ) !== null
    );
  const lead = `(?:(?:${says.forWhom}) |(?<=${consumedMark} ?)(?:${says.and}) ?)?`;
  // "Oma Hilde" and "Oma und Opa" aren't one of the house alone.
  const alone = String.raw`(?=[,.!?]?\s*(?:$|[${consumedMark};@]))`;
  const found = scanner.find(`${lead}(?<called>${name})${alone}`, (one) => isSpare(scanner, one));
  if (found !== null) scanner.cut(found.index, found.end);
  return found !== null;
};
