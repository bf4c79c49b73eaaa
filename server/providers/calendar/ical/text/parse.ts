import { readTrigger } from "./alarm.ts";
import { cleanLine } from "./clean-text.ts";
import type { ParsedCalendar } from "./component.ts";
import {
  type ComponentCollector,
  createComponentCollector,
  EnoughReadError,
} from "./component-collector.ts";
import { optionalField } from "./component-draft.ts";
import { type IcalLineHandler, parseWith } from "./node-ical.ts";
import {
  maxListedDates,
  parameterValue,
  readAddedStarts,
  readWritten,
  unescapeText,
} from "./values.ts";
import type { WorkLimit } from "../work-limit.ts";

/** Lines between two checks of the time limit, which also happen between events. */
const linesAtOnce = 2_000;

const textNames = [
  "UID",
  "SUMMARY",
  "ACTION",
  "LOCATION",
  "DESCRIPTION",
  "DURATION",
  "SEQUENCE",
  "DTSTAMP",
  "STATUS",
  "CLASS",
  "ORGANIZER",
  "TZID",
  "TZOFFSETFROM",
  "TZOFFSETTO",
  "NAME",
  "X-WR-CALNAME",
  "X-WR-TIMEZONE",
  "X-MICROSOFT-CDO-ALLDAYEVENT",
  "X-FAMILY-WALL-PICTURE",
];
const dateNames = ["DTSTART", "DTEND", "RECURRENCE-ID"];
const listNames = ["RDATE", "EXDATE"];
const wanted = new Set([
  ...["BEGIN", "END", "RRULE", "EXRULE", "TRIGGER"],
  ...textNames,
  ...dateNames,
  ...listNames,
]);

const emptyParameter = /;[\w-]+=(?:"")?(?=[:;])/g;
const firstWord = /^[\w-]{2,30}/;

/** Drops the lines that aren't used, which are half of a large feed; node-ical drops a line with an empty parameter. */
const wantedLines = (lines: readonly string[]): string[] => {
  const properties: string[] = [];
  for (const line of lines) {
    const word = firstWord.exec(line)?.[0];
    if (word === undefined) continue;
    const name = word.toUpperCase();
    if (!wanted.has(name)) continue;
    const rest = line.slice(word.length).replaceAll(/[\u2028\u2029]/g, " ");
    const isDate = dateNames.includes(name) || listNames.includes(name);
    properties.push(name + (isDate ? rest.replaceAll(emptyParameter, "") : rest));
  }
  return properties;
};

type LineReader = (value: string, parameters: string[]) => void;

/** What each property does to the component that is being read. */
const lineReaders = (collector: ComponentCollector): Readonly<Record<string, LineReader>> => {
  const { begin, end, current } = collector;
  const readers: Record<string, LineReader> = {
    BEGIN: (value) => begin(value.trim().toUpperCase()),
    END: (value) => end(value.trim().toUpperCase()),
    RRULE: (value) => void current().rules.push(value),
    TRIGGER: (value, parameters) => {
      const draft = current();
      draft.trigger ??= readTrigger(value, parameters);
    },
    EXRULE: (value) => void current().exceptRules.push(value),
    RDATE: (value, parameters) => {
      const { added } = current();
      if (added.length < maxListedDates) added.push(...readAddedStarts(value, parameters));
    },
    EXDATE: (value, parameters) => {
      const { except } = current();
      if (except.length < maxListedDates)
        except.push(...readAddedStarts(value, parameters).map(({ start }) => start));
    },
  };
  for (const textName of textNames)
    readers[textName] = (value) => {
      const { texts } = current();
      if (!texts.has(textName)) texts.set(textName, value);
    };
  for (const dateName of dateNames)
    readers[dateName] = (value, parameters) => {
      const draft = current();
      const written = readWritten(value, parameters);
      if (written !== undefined && !draft.dates.has(dateName)) draft.dates.set(dateName, written);
      if (parameterValue(parameters, "RANGE")?.toUpperCase() === "THISANDFUTURE")
        draft.thisAndFuture = true;
    };
  return readers;
};

const isOutline = (property: string): boolean => property === "BEGIN" || property === "END";

/** The handlers for node-ical, which skip the properties of components that are left out. */
const lineHandlers = (collector: ComponentCollector): Readonly<Record<string, IcalLineHandler>> =>
  Object.fromEntries(
    Object.entries(lineReaders(collector)).map(([property, read]): [string, IcalLineHandler] => [
      property,
      (value, parameters, context) => {
        if (!collector.current().isLeftOut || isOutline(property)) read(value, parameters);
        return context;
      },
    ]),
  );

/** Reads a file's lines; returns a sentence where only a part was read. */
const readLines = (
  lines: readonly string[],
  collector: ComponentCollector,
  watch: WorkLimit,
): string | undefined => {
  const handlers = lineHandlers(collector);
  try {
    for (let at = 0; at < lines.length; at += linesAtOnce) {
      watch.begins("file", at);
      if (watch.isLate()) throw new EnoughReadError();
      parseWith(handlers, wantedLines(lines.slice(at, at + linesAtOnce)));
    }
    return undefined;
  } catch (error) {
    if (!(error instanceof EnoughReadError)) throw error;
    collector.leaveOutCurrent(linesAtOnce);
    const tail = lines.slice(-linesAtOnce);
    const whole = tail.findIndex((line) => /^BEGIN:VEVENT/i.test(line));
    if (whole >= 0) parseWith(handlers, wantedLines(tail.slice(whole)));
    return "The calendar is too large: a part of it is left out.";
  }
};

/**
 * Reads a file with node-ical's parser. The parser's own handlers read dates in the machine's zone, keep one rule of
 * several, drop RDATE, and give up the whole file at a wrong line; these handlers keep what is written.
 */
export const parseCalendar = (lines: readonly string[], watch: WorkLimit): ParsedCalendar => {
  const collector = createComponentCollector(watch);
  const cut = readLines(lines, collector, watch);
  const { name, tzid, timezones, components } = collector.collected();
  return {
    ...optionalField("name", name === undefined ? undefined : cleanLine(unescapeText(name))),
    ...optionalField("tzid", tzid?.trim()),
    timezones,
    components,
    ...optionalField("cut", cut),
  };
};
