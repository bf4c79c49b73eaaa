import { Temporal } from "temporal-polyfill";
import type { AddedStart, WrittenTime } from "./component.ts";

/** A parameter's value without its quotes, or undefined. */
export const parameterValue = (parameters: readonly string[], name: string): string | undefined => {
  const prefix = `${name}=`;
  const found = parameters.find((text) => text.toUpperCase().startsWith(prefix));
  return found?.slice(prefix.length).replaceAll('"', "").trim();
};

const pattern = /^(\d{4})-?(\d{2})-?(\d{2})(?:[T ](\d{2}):?(\d{2}):?(\d{2})?(?:\.\d+)?(Z)?)?$/i;

/** Holidays with a fixed date. */
const everyYears =
  /^(?:(?:0[1-9]|1[0-2])(?:0[1-9]|1\d|2[0-8])|(?:0[13-9]|1[0-2])(?:29|30)|(?:0[13578]|1[02])31)$/;

const readOne = (text: string, tzid: string | null): WrittenTime | undefined => {
  const match = pattern.exec(text);
  if (match === null) return undefined;
  const [, year = "", month = "", day = "", hour, minute = "00", second = "00", utc] = match;
  const zone = utc === undefined ? tzid : "UTC";
  const isCertain =
    everyYears.test(month + day) && Number(hour ?? 0) < 24 && minute < "60" && second < "60";
  if (isCertain)
    return {
      day: `${year}-${month}-${day}`,
      time: hour === undefined ? null : `${hour}:${minute}:${second}`,
      tzid: zone,
    };
  // People write 31 June and 24:00; the nearest valid time is used.
  const whole = Temporal.PlainDateTime.from({
    year: Number(year),
    month: Math.max(1, Number(month)),
    day: Math.max(1, Number(day)),
    hour: Number(hour ?? 0),
    minute: Number(minute),
    second: Number(second),
  });
  const time = hour === undefined ? null : whole.toPlainTime().toString({ smallestUnit: "second" });
  const nearest = { day: whole.toPlainDate().toString(), time, tzid: zone };
  const exists =
    nearest.day === `${year}-${month}-${day}` &&
    Number(hour ?? 0) < 24 &&
    minute < "60" &&
    // A leap second is written as 60.
    second <= "60";
  return exists ? nearest : { ...nearest, isCorrected: true };
};

/** Splits a TZID with an unquoted colon from the value: `tzone://Microsoft/Utc:20261120T090000`. */
const splitLeak = (
  value: string,
  parameters: readonly string[],
): { text: string; tzid: string | null } => {
  const tzid = parameterValue(parameters, "TZID") ?? null;
  const colon = value.lastIndexOf(":");
  const isLeak = tzid !== null && colon > 0 && /^\d{8}(T|$|,)/.test(value.slice(colon + 1));
  return isLeak
    ? { text: value.slice(colon + 1), tzid: `${tzid}:${value.slice(0, colon)}` }
    : { text: value, tzid };
};

/** One date or date-time; undefined where it is neither. */
export const readWritten = (
  value: string,
  parameters: readonly string[],
): WrittenTime | undefined => {
  const { text, tzid } = splitLeak(value.trim(), parameters);
  const written = readOne(text, tzid === "" ? null : tzid);
  const isDate = parameterValue(parameters, "VALUE")?.toUpperCase() === "DATE";
  return written !== undefined && isDate ? { ...written, time: null } : written;
};

/** The most dates that one event may list, on one line or on many; thirty years of days are fewer. */
export const maxListedDates = 12_000;

/** A list of dates, date-times or periods, without invalid ones. */
export const readAddedStarts = (value: string, parameters: readonly string[]): AddedStart[] => {
  const { text, tzid } = splitLeak(value.trim(), parameters);
  return text.split(",", maxListedDates).flatMap((item): AddedStart[] => {
    const [first = "", second] = item.trim().split("/");
    const start = readOne(first, tzid);
    if (start === undefined) return [];
    if (second === undefined) return [{ start }];
    if (/^\+?P/i.test(second)) return [{ start, duration: second }];
    const end = readOne(second, tzid);
    return [{ start, ...(end === undefined ? {} : { end }) }];
  });
};

/** Undoes iCalendar's escapes, in one pass so that `\\n` stays a backslash and an n. */
export const unescapeText = (value: string): string =>
  value.replaceAll(/\\([\\;,nN])/g, (_whole, character: string) =>
    character === "n" || character === "N" ? "\n" : character,
  );

/** A duration in iCalendar's form; undefined where it is invalid. */
export const readDuration = (text: string): Temporal.Duration | undefined => {
  const match =
    /^\+?P(?:(\d{1,6})W)?(?:(\d{1,6})D)?(?:T(?:(\d{1,7})H)?(?:(\d{1,8})M)?(?:(\d{1,9})S)?)?$/i.exec(
      text.trim(),
    );
  if (match === null) return undefined;
  const [, weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = match.map((part) =>
    Number(part ?? 0),
  );
  return Temporal.Duration.from({ days: weeks * 7 + days, hours, minutes, seconds });
};
