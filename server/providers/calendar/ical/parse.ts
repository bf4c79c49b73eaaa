import { cleanLine, cleanNotes } from "./clean.ts";
import type {
  Added,
  Component,
  Observance,
  ParsedCalendar,
  Timezone,
  Written,
} from "./component.ts";
import { type Handler, parseWith } from "./node-ical.ts";
import { mostListed, parameter, readAdded, readWritten, unescapeText } from "./values.ts";

/** What has been read of a component so far; several lines of the same name keep the first, lists grow. */
interface Draft {
  readonly type: string;
  readonly texts: Map<string, string>;
  readonly dates: Map<string, Written>;
  readonly rules: string[];
  readonly exceptRules: string[];
  readonly added: Added[];
  readonly except: Written[];
  readonly observances: Observance[];
  thisAndFuture: boolean;
}

/** Thrown out of the parser; what was read until then counts. */
class EnoughRead extends Error {
  override readonly name = "EnoughRead";
}

const maxComponents = 100_000;

const newDraft = (type: string): Draft => ({
  type,
  texts: new Map(),
  dates: new Map(),
  rules: [],
  exceptRules: [],
  added: [],
  except: [],
  observances: [],
  thisAndFuture: false,
});

const optional = <K extends string, V>(key: K, value: V | undefined): { [P in K]?: V } => {
  const field: { [P in K]?: V } = {};
  if (value !== undefined) field[key] = value;
  return field;
};

const componentOf = (draft: Draft): Component => {
  const { texts, dates } = draft;
  const text = (name: string, clean: (raw: string) => string): string | undefined => {
    const raw = texts.get(name);
    return raw === undefined ? undefined : clean(unescapeText(raw));
  };
  const written = { start: dates.get("DTSTART"), end: dates.get("DTEND") };
  const isMidnight = ({ time }: Written): boolean => time === "00:00:00";
  // Outlook's word for a timed event that fills its days.
  const fillsDays =
    texts.get("X-MICROSOFT-CDO-ALLDAYEVENT")?.trim().toUpperCase() === "TRUE" &&
    [written.start, written.end].every((each) => each === undefined || isMidnight(each));
  const asMeant = (each: Written | undefined): Written | undefined =>
    each !== undefined && fillsDays ? { ...each, time: null, tzid: null } : each;
  const start = asMeant(written.start);
  return {
    // An event without a UID is itself by what it says.
    uid: texts.get("UID")?.trim() || `${start?.day}T${start?.time}|${texts.get("SUMMARY")}`,
    ...optional("start", start),
    ...optional("end", asMeant(written.end)),
    ...optional("duration", texts.get("DURATION")),
    rules: draft.rules,
    exceptRules: draft.exceptRules,
    added: draft.added,
    except: draft.except,
    ...optional("recurrenceId", dates.get("RECURRENCE-ID")),
    thisAndFuture: draft.thisAndFuture,
    sequence: Number.parseInt(texts.get("SEQUENCE") ?? "0", 10) || 0,
    stamp: texts.get("DTSTAMP") ?? "",
    cancelled: texts.get("STATUS")?.trim().toUpperCase() === "CANCELLED",
    ...optional("title", text("SUMMARY", cleanLine)),
    ...optional("location", text("LOCATION", cleanLine)),
    ...optional("notes", text("DESCRIPTION", cleanNotes)),
  };
};

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
];
const dateNames = ["DTSTART", "DTEND", "RECURRENCE-ID"];
/** What we never show, so that it isn't worked on: half of a large feed. */
const ignoredNames = [
  "CREATED",
  "LAST-MODIFIED",
  "ATTENDEE",
  "ORGANIZER",
  "ATTACH",
  "CATEGORIES",
  "GEO",
  "COMPLETED",
  "FREEBUSY",
  "DUE",
];

/**
 * Reads a file with node-ical's parser. Its own handlers read dates in the zone of the machine, keep one rule of several,
 * drop RDATE, and give up the whole file at a wrong line; ours keep what is written.
 */
export const parseCalendar = (source: string, isLate: () => boolean): ParsedCalendar => {
  const drafts = new WeakMap<object, Draft>();
  const components: Component[] = [];
  const timezones: Timezone[] = [];
  let name: string | undefined;
  let tzid: string | undefined;
  let begun = 0;

  const draftOf = (current: object): Draft => {
    const known = drafts.get(current);
    if (known !== undefined) return known;
    const draft = newDraft("");
    drafts.set(current, draft);
    return draft;
  };

  const close = (draft: Draft, parent: Draft): void => {
    const { texts, dates } = draft;
    if (draft.type === "VEVENT") components.push(componentOf(draft));
    if (draft.type === "VTIMEZONE")
      timezones.push({ tzid: texts.get("TZID") ?? "", observances: draft.observances });
    if (draft.type === "VCALENDAR") {
      name ??= texts.get("X-WR-CALNAME") ?? texts.get("NAME");
      tzid ??= texts.get("X-WR-TIMEZONE");
    }
    const start = dates.get("DTSTART");
    if ((draft.type === "STANDARD" || draft.type === "DAYLIGHT") && start !== undefined)
      parent.observances.push({
        start,
        offsetFrom: texts.get("TZOFFSETFROM") ?? "",
        offsetTo: texts.get("TZOFFSETTO") ?? "",
        rules: draft.rules,
        added: draft.added,
      });
  };

  const handlers: Record<string, Handler> = {
    BEGIN: (type, _parameters, current, stack) => {
      begun += 1;
      if (begun > maxComponents || (begun % 64 === 0 && isLate())) throw new EnoughRead();
      stack.push(current);
      const component = {};
      drafts.set(component, newDraft(type.trim().toUpperCase()));
      return component;
    },
    END: (_type, _parameters, current, stack) => {
      const parent = stack.pop() ?? {};
      close(draftOf(current), draftOf(parent));
      return parent;
    },
    RRULE: (value, _parameters, current) => {
      draftOf(current).rules.push(value);
      return current;
    },
    EXRULE: (value, _parameters, current) => {
      draftOf(current).exceptRules.push(value);
      return current;
    },
    RDATE: (value, parameters, current) => {
      const draft = draftOf(current);
      if (draft.added.length < mostListed) draft.added.push(...readAdded(value, parameters));
      return current;
    },
  };
  for (const ignored of ignoredNames) handlers[ignored] = (_value, _parameters, current) => current;
  handlers["EXDATE"] = (value, parameters, current) => {
    const draft = draftOf(current);
    if (draft.except.length < mostListed)
      draft.except.push(...readAdded(value, parameters).map(({ start }) => start));
    return current;
  };
  for (const textName of textNames)
    handlers[textName] = (value, _parameters, current) => {
      const { texts } = draftOf(current);
      if (!texts.has(textName)) texts.set(textName, value);
      return current;
    };
  for (const dateName of dateNames)
    handlers[dateName] = (value, parameters, current) => {
      const draft = draftOf(current);
      const written = readWritten(value, parameters);
      if (written !== undefined && !draft.dates.has(dateName)) draft.dates.set(dateName, written);
      if (parameter(parameters, "RANGE")?.toUpperCase() === "THISANDFUTURE")
        draft.thisAndFuture = true;
      return current;
    };
  for (const [property, handler] of Object.entries(handlers))
    handlers[property.toLowerCase()] = handler;
  // node-ical drops a line whose parameter is empty.
  const text = source.replace(/^\uFEFF/, "").replaceAll(/;TZID=(?:"")?(?=[:;])/g, "");
  let cut: string | undefined;
  try {
    parseWith(handlers, text.includes("\n") ? text.split(/\r*\n/) : text.split("\r"));
  } catch (error) {
    if (!(error instanceof EnoughRead)) throw error;
    cut = "The calendar is too large: only its first part is shown.";
  }
  return {
    ...optional("name", name === undefined ? undefined : cleanLine(unescapeText(name))),
    ...optional("tzid", tzid?.trim()),
    timezones,
    components,
    ...optional("cut", cut),
  };
};
