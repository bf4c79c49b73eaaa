import type { CalendarEvent } from "#contract/calendar.ts";
import type { CalendarNews, Clothes, DayAhead } from "#contract/tomorrow.ts";
import { eventTitle, useRideText } from "../calendar/queries.ts";
import { useI18n } from "../../i18n/use-i18n.ts";
import { useMessages } from "../../i18n/use-messages.ts";
import { useSourceReadiness } from "../../query/source-query.ts";
import { tomorrowMessages } from "./messages/messages.ts";
import { nothingPlanned } from "./nothing-planned.ts";

/** What is said of a day ahead, in words. */
export const useDayWords = () => {
  const s = useMessages(tomorrowMessages);
  const { t, clock, list, dayShort, dateShort, dayAt } = useI18n();
  const rideText = useRideText();
  const isConnected = useSourceReadiness("calendar") !== "unconfigured";
  const large = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);
  const whenText = (when: CalendarNews["is"]): string => {
    if (when === undefined) return "";
    const day = when.allDay ? when.start : dayAt(when.start);
    const date = `${dayShort(day)} ${dateShort(day)}`;
    return when.allDay ? date : `${date}, ${clock(when.start)}`;
  };
  return {
    titleOf: (event: CalendarEvent): string => eventTitle(event, t) || t("calendar.untitled"),
    rideText,
    /** "Warm jacket and umbrella"; "" where nothing is needed. */
    clothesText: ({ weather }: Pick<DayAhead, "weather">): string => {
      const pieces = (weather?.clothes ?? []).map((piece: Clothes) => s(`clothes.${piece}`));
      return pieces.length === 0 ? "" : large(list(pieces));
    },
    /** What is to be done about a bin on the evening before; in the morning, that it is collected. */
    binText: (name: string, isMorning: boolean): string =>
      s(isMorning ? "binToday" : "bin", { name }),
    nothingText: (day: Pick<DayAhead, "hasCalendar">): string =>
      s(nothingPlanned(day, isConnected)),
    newsText: ({ kind, title, is, was }: CalendarNews): string =>
      s(kind, {
        ...{ title: title || t("calendar.untitled"), is: whenText(is), was: whenText(was) },
      }),
  };
};
