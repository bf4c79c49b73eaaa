import { sharedFirsts } from "#contract/rules/shared-firsts.ts";
import type { DayAhead } from "#contract/tomorrow.ts";
import { useFamily } from "../../context/family.ts";
import { useI18n } from "../../i18n/use-i18n.ts";
import { useMessages } from "../../i18n/use-messages.ts";
import { tomorrowMessages } from "./messages/messages.ts";
import { useDayWords } from "./use-day-words.ts";

/** What is heard of a day ahead, a sentence a thing; the names say whose it is, where faces do on the card. */
export const useDayAloud = (): ((day: DayAhead, isMorning: boolean) => string) => {
  const s = useMessages(tomorrowMessages);
  const { clock, dateLong, list } = useI18n();
  const family = useFamily();
  const { titleOf, rideText, clothesText, newsText, binText, nothingText } = useDayWords();
  const of = (memberIds: readonly string[]): string => {
    const those = family.filter(({ id }) => memberIds.includes(id));
    const isAll = those.length === 0 || those.length === family.length;
    return isAll ? "" : `${list(those.map(({ name }) => name))}: `;
  };
  return (day, isMorning) => {
    const { firsts, further, wholeDays, rides, lines, dinner } = day;
    const changes = isMorning ? [] : day.changes;
    const clothes = clothesText(day);
    const said = [
      ...lines.filter(({ about }) => about === "holiday").map(({ text }) => text),
      ...wholeDays.map((event) => `${of(event.memberIds)}${titleOf(event)}`),
      ...sharedFirsts(firsts).map(
        ({ event, memberIds }) => `${clock(event.start)}, ${of(memberIds)}${titleOf(event)}`,
      ),
      ...further.map((event) => `${clock(event.start)}, ${of(event.memberIds)}${titleOf(event)}`),
      ...rides.map((event) => `${titleOf(event)}: ${rideText(event) ?? ""}`),
      ...lines
        .filter(({ about }) => about === "school" || about === "bring")
        .map(({ text, memberIds }) => `${of(memberIds)}${text}`),
      ...lines.filter(({ about }) => about === "bin").map(({ text }) => binText(text, isMorning)),
      ...(clothes === "" ? [] : [`${s("wear")}: ${clothes}`]),
      ...dinner.map(({ title }) => `${s("dinner")}: ${title}`),
      ...(isMorning ? [] : dinner.flatMap(({ preparation }) => preparation ?? [])),
      ...changes.map(newsText),
    ];
    const things = said.length === 0 ? [nothingText(day)] : said;
    const begins = `${s(isMorning ? "today" : "tomorrow")}, ${dateLong(day.date)}`;
    return [begins, ...things].map((one) => (/[.!?]$/.test(one) ? one : `${one}.`)).join(" ");
  };
};
