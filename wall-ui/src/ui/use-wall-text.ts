import { useMemo } from "react";
import { useConfig } from "#client/context/config.ts";
import type { I18n } from "#client/i18n/use-i18n.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { dayOf, daysBetween, type Instant, minuteOfDay, weekdayOf } from "#client/i18n/time.ts";

const two = (value: number) => String(value).padStart(2, "0");
const isDay = (value: Instant): value is string =>
  typeof value === "string" && /^\d{4}-\d\d-\d\d$/.test(value);
const capital = (word: string, locale: string) =>
  word.slice(0, 1).toLocaleUpperCase(locale) + word.slice(1);

const wallFormat = (text: I18n, timeZone: string) => {
  const { locale } = text;
  const monthShort = new Intl.DateTimeFormat(locale, { month: "short", timeZone: "UTC" });
  const hourOnly = new Intl.DateTimeFormat(locale, {
    hour: "numeric",
    minute: "2-digit",
    timeZone: "UTC",
  });
  const day = (value: Instant) => (isDay(value) ? value : dayOf(value, timeZone));
  const minuteOf = (instant: Instant) => minuteOfDay(instant, timeZone);
  const dayName = (value: Instant, now: number) => {
    const away = daysBetween(day(now), day(value));
    if (away >= -1 && away <= 1) return capital(text.relativeDay(away), locale);
    return away > 1 && away < 7 ? text.dayName(day(value)) : text.dateLong(day(value));
  };
  return {
    day,
    minuteOf,
    dayName,
    /** "17:42", for comparing with settings, in every language alike. */
    clockOf: (instant: Instant) => {
      const minutes = minuteOf(instant);
      return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
    },
    time: text.clock,
    timeRange: text.timeRange,
    clock: text.clockParts,
    longDate: (value: Instant) => text.dateLong(day(value)),
    dayRange: text.dateRange,
    weekday: text.dayShort,
    dayOfMonth: text.dayNumber,
    month: (value: string) => monthShort.format(Date.parse(`${value}T12:00:00Z`)),
    isWeekend: (value: string) => weekdayOf(value) > 5,
    firstDayOfWeek: text.firstWeekday,
    /** "20:15" today, "Sat 10:00" on another day. */
    when: (instant: Instant, now: number) =>
      day(instant) === day(now)
        ? text.clock(instant)
        : `${text.dayShort(day(instant))} ${text.clock(instant)}`,
    hour: (hour: number) => hourOnly.format(Date.UTC(2026, 0, 5, hour)),
    degrees: (value: number) => `${text.number(Math.round(value) + 0)}°`,
    age: text.ago,
  };
};

export type WallFormat = ReturnType<typeof wallFormat>;

/** The family's words, and the ways in which the wall writes days and times: of the family's zone and language. */
export const useWallText = (): { readonly t: I18n["t"]; readonly format: WallFormat } => {
  const text = useI18n();
  const { timeZone } = useConfig();
  return useMemo(() => ({ t: text.t, format: wallFormat(text, timeZone) }), [text, timeZone]);
};
