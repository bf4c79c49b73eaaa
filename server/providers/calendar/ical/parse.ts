import { cleanLine } from "./clean-text.ts";
import type { EventComponent, ParsedCalendar, TimezoneComponent } from "./component.ts";
import {
  componentOf,
  type ComponentDraft,
  newComponentDraft,
  optionalField,
} from "./component-draft.ts";
import { type IcalLineHandler, parseWith } from "./node-ical.ts";
import {
  maxListedDates,
  parameterValue,
  readAddedStarts,
  readWritten,
  unescapeText,
} from "./values.ts";
import type { WorkLimit } from "./work-limit.ts";

/** Thrown to leave the parser; what was read until then counts. */
class EnoughRead extends Error {
  override readonly name = "EnoughRead";
}

const maxComponents = 150_000;
const maxPlainComponents = 10_000;
/** Lines between two checks of the time limit, which also happen between events. */
const linesAtOnce = 2_000;
const maxDepth = 16;
/** The most observances of a zone; a complete history has fewer. */
const maxObservances = 400;
const maxTimezones = 2_000;

const textNames = [
  "UID",
  "SUMMARY",
  "LOCATION",
  "DESCRIPTION",
  "DURATION",
  "SEQUENCE",
  "DTSTAMP",
  "STATUS",
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
  ...["BEGIN", "END", "RRULE", "EXRULE"],
  ...textNames,
  ...dateNames,
  ...listNames,
]);
/** Components that can't contain each other: where one begins, the one before it has ended. */
const alone = new Set(["VEVENT", "VTODO", "VJOURNAL", "VFREEBUSY", "VTIMEZONE"]);

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

/**
 * Reads a file with node-ical's parser. The parser's own handlers read dates in the machine's zone, keep one rule of
 * several, drop RDATE, and give up the whole file at a wrong line; these handlers keep what is written.
 */
export const parseCalendar = (lines: readonly string[], watch: WorkLimit): ParsedCalendar => {
  const components: EventComponent[] = [];
  const timezones: TimezoneComponent[] = [];
  let name: string | undefined;
  let tzid: string | undefined;
  let begun = 0;
  let most = watch.skipList.withoutRepetition ? maxPlainComponents : maxComponents;
  const leftOut = new Set(watch.skipList.components);
  let current = newComponentDraft("");
  const above: ComponentDraft[] = [];

  const heed = ({ texts }: ComponentDraft): void => {
    name ??= texts.get("X-WR-CALNAME") ?? texts.get("NAME");
    tzid ??= texts.get("X-WR-TIMEZONE");
  };

  const close = (): void => {
    const draft = current;
    const { texts, dates } = draft;
    current = above.pop() ?? newComponentDraft("");
    if (draft.isLeftOut) return;
    if (draft.type === "VEVENT") components.push(componentOf(draft));
    if (draft.type === "VTIMEZONE" && timezones.length < maxTimezones)
      timezones.push({ tzid: texts.get("TZID") ?? "", observances: draft.observances });
    if (draft.type === "VCALENDAR") heed(draft);
    const start = dates.get("DTSTART");
    const isObservance = draft.type === "STANDARD" || draft.type === "DAYLIGHT";
    if (isObservance && start !== undefined && current.observances.length < maxObservances)
      current.observances.push({
        start,
        offsetFrom: texts.get("TZOFFSETFROM") ?? "",
        offsetTo: texts.get("TZOFFSETTO") ?? "",
        rules: draft.rules,
        added: draft.added,
      });
  };

  const begin = (type: string): void => {
    begun += 1;
    if (begun > most) throw new EnoughRead();
    watch.begins("component", begun);
    if (alone.has(type) && [current, ...above].some((draft) => alone.has(draft.type)))
      while (above.length > 0 && current.type !== "VCALENDAR") close();
    if (above.length >= maxDepth) close();
    above.push(current);
    current = newComponentDraft(type, leftOut.has(begun));
  };

  const end = (type: string): void => {
    if (current.type !== type && !above.some((draft) => draft.type === type)) return;
    while (current.type !== type) close();
    close();
  };

  const rules: Record<string, (value: string, parameters: string[]) => void> = {
    BEGIN: (value) => begin(value.trim().toUpperCase()),
    END: (value) => end(value.trim().toUpperCase()),
    RRULE: (value) => void current.rules.push(value),
    EXRULE: (value) => void current.exceptRules.push(value),
    RDATE: (value, parameters) => {
      if (current.added.length < maxListedDates)
        current.added.push(...readAddedStarts(value, parameters));
    },
    EXDATE: (value, parameters) => {
      if (current.except.length < maxListedDates)
        current.except.push(...readAddedStarts(value, parameters).map(({ start }) => start));
    },
  };
  for (const textName of textNames)
    rules[textName] = (value) => {
      if (!current.texts.has(textName)) current.texts.set(textName, value);
    };
  for (const dateName of dateNames)
    rules[dateName] = (value, parameters) => {
      const written = readWritten(value, parameters);
      if (written !== undefined && !current.dates.has(dateName))
        current.dates.set(dateName, written);
      if (parameterValue(parameters, "RANGE")?.toUpperCase() === "THISANDFUTURE")
        current.thisAndFuture = true;
    };
  const isOutline = (property: string): boolean => property === "BEGIN" || property === "END";
  const handlers = Object.entries(rules).map(([property, read]): [string, IcalLineHandler] => [
    property,
    (value, parameters, context) => {
      if (!current.isLeftOut || isOutline(property)) read(value, parameters);
      return context;
    },
  ]);
  let cut: string | undefined;
  const own = Object.fromEntries(handlers);
  try {
    for (let at = 0; at < lines.length; at += linesAtOnce) {
      watch.begins("file", at);
      if (watch.isLate()) throw new EnoughRead();
      parseWith(own, wantedLines(lines.slice(at, at + linesAtOnce)));
    }
  } catch (error) {
    if (!(error instanceof EnoughRead)) throw error;
    cut = "The calendar is too large: a part of it is left out.";
    // After a timeout, what was complete counts; the component in progress doesn't.
    most = begun + linesAtOnce;
    if (current.type !== "VCALENDAR") current = newComponentDraft(current.type, true);
    const tail = lines.slice(-linesAtOnce);
    const whole = tail.findIndex((line) => /^BEGIN:VEVENT/i.test(line));
    if (whole >= 0) parseWith(own, wantedLines(tail.slice(whole)));
  }
  // A file that was cut never ends its calendar; an event that was cut doesn't count.
  for (const draft of [...above, current]) if (draft.type === "VCALENDAR") heed(draft);
  return {
    ...optionalField("name", name === undefined ? undefined : cleanLine(unescapeText(name))),
    ...optionalField("tzid", tzid?.trim()),
    timezones,
    components,
    ...optionalField("cut", cut),
  };
};
