import { alternativesPattern, type PhraseLanguage } from "../language.ts";
import type { Scanner } from "../scanner.ts";

/** Finds words that say that something comes again and that no rule consumed: "every blue moon", "twice a week". */
export const unreadRepetition = (
  scanner: Scanner,
  { weekdays, onWeekdays, numbers }: PhraseLanguage,
): string | undefined => {
  const number = String.raw`\d{1,3}|${alternativesPattern(numbers)}`;
  const plural = `(?:${alternativesPattern(weekdays)})(?:s|en?)|${alternativesPattern(onWeekdays)}`;
  const unit = "days?|weeks?|months?|years?|tage?n?|wochen?|monate?n?|jahre?n?|wochenenden?";
  return scanner.find(
    [
      String.raw`(?:every|each|jeden|jede[sr]?)(?:\s[\p{L}\d.-]+)?`,
      String.raw`alle[rn]? (?:${number}|[\p{L}]+) (?:${unit})`,
      "alternate|alternating|abwechselnd|im wechsel|every so often|ab und zu",
      `(?:once|twice|(?:${number}) times) (?:a|per|each) (?:${unit})`,
      String.raw`(?:\p{L}+|\d{1,2})[- ]?mal (?:in der|im|am|pro|die|jede woche|jeden) ?(?:${unit})?`,
      `(?:im monat|des monats|jeden monats|(?:of|in) (?:the|each) month)`,
      `(?:${number}) (?:${plural})`,
    ].join("|"),
  )?.words;
};
