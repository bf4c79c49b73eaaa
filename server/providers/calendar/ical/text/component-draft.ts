import type {
  AddedStart,
  EventComponent,
  Observance,
  WrittenAlarm,
  WrittenTime,
} from "./component.ts";

/** A component as read so far; of several lines with the same name the first counts, lists grow. */
export interface ComponentDraft {
  readonly type: string;
  readonly texts: Map<string, string>;
  readonly dates: Map<string, WrittenTime>;
  readonly rules: string[];
  readonly exceptRules: string[];
  readonly added: AddedStart[];
  readonly except: WrittenTime[];
  readonly observances: Observance[];
  readonly alarms: WrittenAlarm[];
  /** When an alarm rings. */
  trigger: WrittenAlarm | undefined;
  thisAndFuture: boolean;
  /** Whether an earlier try ended at this component. */
  readonly isLeftOut: boolean;
}

/** Nothing read yet. */
export const newComponentDraft = (type: string, isLeftOut = false): ComponentDraft => ({
  type,
  texts: new Map(),
  dates: new Map(),
  rules: [],
  exceptRules: [],
  added: [],
  except: [],
  observances: [],
  alarms: [],
  trigger: undefined,
  thisAndFuture: false,
  isLeftOut,
});

/** A field that is only present where it has a value. */
export const optionalField = <K extends string, V>(
  key: K,
  value: V | undefined,
): { [P in K]?: V } => {
  const field: { [P in K]?: V } = {};
  if (value !== undefined) field[key] = value;
  return field;
};

/** The VEVENT of a complete draft. */
export const componentOf = (draft: ComponentDraft): EventComponent => {
  const { texts, dates } = draft;
  const written = { start: dates.get("DTSTART"), end: dates.get("DTEND") };
  const isMidnight = ({ time }: WrittenTime): boolean => time === "00:00:00";
  // Outlook marks a timed event that fills whole days like this.
  const fillsDays =
    texts.get("X-MICROSOFT-CDO-ALLDAYEVENT")?.trim().toUpperCase() === "TRUE" &&
    [written.start, written.end].every((each) => each === undefined || isMidnight(each));
  const asMeant = (each: WrittenTime | undefined): WrittenTime | undefined =>
    each !== undefined && fillsDays ? { ...each, time: null, tzid: null } : each;
  const start = asMeant(written.start);
  return {
    // An event without a UID is identified by its content.
    uid: texts.get("UID")?.trim() || `${start?.day}T${start?.time}|${texts.get("SUMMARY")}`,
    ...optionalField("start", start),
    ...optionalField("end", asMeant(written.end)),
    ...optionalField("duration", texts.get("DURATION")),
    rules: draft.rules,
    exceptRules: draft.exceptRules,
    added: draft.added,
    except: draft.except,
    ...optionalField("recurrenceId", dates.get("RECURRENCE-ID")),
    thisAndFuture: draft.thisAndFuture,
    ...(draft.alarms.length === 0 ? {} : { alarms: draft.alarms }),
    sequence: Number.parseInt(texts.get("SEQUENCE") ?? "0", 10) || 0,
    stamp: texts.get("DTSTAMP") ?? "",
    ...optionalField("organizer", texts.get("ORGANIZER")?.trim().toLowerCase()),
    isPrivate: /^(?:PRIVATE|CONFIDENTIAL)$/i.test(texts.get("CLASS")?.trim() ?? ""),
    cancelled: texts.get("STATUS")?.trim().toUpperCase() === "CANCELLED",
    ...optionalField("title", texts.get("SUMMARY")),
    ...optionalField("location", texts.get("LOCATION")),
    ...optionalField("notes", texts.get("DESCRIPTION")),
    ...optionalField("icon", texts.get("X-FAMILY-WALL-PICTURE")),
  };
};
