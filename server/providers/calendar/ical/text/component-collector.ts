import { isAudible, maxAlarms } from "./alarm.ts";
import type { EventComponent, Observance, TimezoneComponent, WrittenTime } from "./component.ts";
import { componentOf, type ComponentDraft, newComponentDraft } from "./component-draft.ts";
import type { WorkLimit } from "../work-limit.ts";

/** Thrown to leave the parser; what was read until then counts. */
export class EnoughReadError extends Error {
  override readonly name = "EnoughRead";
}

const maxComponents = 150_000;
const maxPlainComponents = 10_000;
const maxDepth = 16;
/** The most observances of a zone; a complete history has fewer. */
const maxObservances = 400;
const maxTimezones = 2_000;
/** Components that can't contain each other: where one begins, the one before it has ended. */
const alone = new Set(["VEVENT", "VTODO", "VJOURNAL", "VFREEBUSY", "VTIMEZONE"]);

const isObservance = ({ type }: ComponentDraft): boolean =>
  type === "STANDARD" || type === "DAYLIGHT";

const observanceOf = ({ texts, rules, added }: ComponentDraft, start: WrittenTime): Observance => ({
  start,
  offsetFrom: texts.get("TZOFFSETFROM") ?? "",
  offsetTo: texts.get("TZOFFSETTO") ?? "",
  rules,
  added,
});

/** Keeps an alarm with its event, as many as an event may have. */
const collectAlarm = ({ type, texts, trigger }: ComponentDraft, event: ComponentDraft): void => {
  if (type !== "VALARM" || trigger === undefined || event.type !== "VEVENT") return;
  if (event.alarms.length < maxAlarms && isAudible(texts.get("ACTION"))) event.alarms.push(trigger);
};

/** Collects a file's components as they begin and end, also where they are nested wrongly or never end. */
export const createComponentCollector = (watch: WorkLimit) => {
  const components: EventComponent[] = [];
  const timezones: TimezoneComponent[] = [];
  let name: string | undefined;
  let tzid: string | undefined;
  let begun = 0;
  let most = watch.skipList.withoutRepetition ? maxPlainComponents : maxComponents;
  const leftOut = new Set(watch.skipList.components);
  let current = newComponentDraft("");
  const above: ComponentDraft[] = [];

  const readCalendarNames = ({ texts }: ComponentDraft): void => {
    name ??= texts.get("X-WR-CALNAME") ?? texts.get("NAME");
    tzid ??= texts.get("X-WR-TIMEZONE");
  };

  const close = (): void => {
    const draft = current;
    current = above.pop() ?? newComponentDraft("");
    if (draft.isLeftOut) return;
    collectAlarm(draft, current);
    if (draft.type === "VEVENT") components.push(componentOf(draft));
    if (draft.type === "VTIMEZONE" && timezones.length < maxTimezones)
      timezones.push({ tzid: draft.texts.get("TZID") ?? "", observances: draft.observances });
    if (draft.type === "VCALENDAR") readCalendarNames(draft);
    const start = draft.dates.get("DTSTART");
    if (isObservance(draft) && start !== undefined && current.observances.length < maxObservances)
      current.observances.push(observanceOf(draft, start));
  };

  return {
    /** Begins a component; throws an EnoughReadError where there are too many. */
    begin: (type: string): void => {
      begun += 1;
      if (begun > most) throw new EnoughReadError();
      watch.begins("component", begun);
      if (alone.has(type) && [current, ...above].some((draft) => alone.has(draft.type)))
        while (above.length > 0 && current.type !== "VCALENDAR") close();
      if (above.length >= maxDepth) close();
      above.push(current);
      current = newComponentDraft(type, leftOut.has(begun));
    },
    /** Ends the innermost component of a type, with all inside it. */
    end: (type: string): void => {
      if (current.type !== type && !above.some((draft) => draft.type === type)) return;
      while (current.type !== type) close();
      close();
    },
    /** The component that is being read. */
    current: (): ComponentDraft => current,
    /** Leaves out the component in progress, and allows `more` further ones. */
    leaveOutCurrent: (more: number): void => {
      most = begun + more;
      if (current.type !== "VCALENDAR") current = newComponentDraft(current.type, true);
    },
    /** Everything that was read; a file that was cut never ends its calendar, and its last event doesn't count. */
    collected: () => {
      for (const draft of [...above, current])
        if (draft.type === "VCALENDAR") readCalendarNames(draft);
      return { name, tzid, timezones, components };
    },
  };
};

export type ComponentCollector = ReturnType<typeof createComponentCollector>;
