import { addDays, dayAt } from "#server/platform/clock.ts";
import { maxOccurrences } from "../../occurrence.ts";
import type { AddedStart, EventComponent, WrittenTime } from "../text/component.ts";
import {
  untilInstant,
  type TimeZoneContext,
  type EventSpan,
  eventSpanOf,
  referencedStart,
} from "../zones/event-times.ts";
import { startsBetween } from "./rule-starts.ts";
import { readWritten } from "../text/values.ts";

/** The first and the last start to look for, in milliseconds. */
export interface StartWindow {
  readonly from: number;
  readonly to: number;
}

const rulesBetween = (
  rules: readonly string[],
  span: EventSpan,
  places: TimeZoneContext,
  { from, to }: StartWindow,
  isLate: () => boolean,
) => {
  // RFC 5545 allows one rule; a few exist in practice, a thousand are an attack.
  return rules.slice(0, 8).map((rule) => {
    if (isLate()) return { starts: [], cut: true };
    const word = /UNTIL=([^;]+)/i.exec(rule)?.[1];
    const written = word === undefined ? undefined : readWritten(word, []);
    const until = written === undefined ? {} : { until: untilInstant(written, span, places) };
    return startsBetween(rule, span, { from, to, most: maxOccurrences, ...until });
  });
};

/** The end that an added start has of its own; undefined where it has the length of the series. */
const ownEndOf = (
  added: AddedStart,
  at: number,
  span: EventSpan,
  places: TimeZoneContext,
): number | undefined => {
  const isPeriod = added.end !== undefined || added.duration !== undefined;
  const own = isPeriod ? eventSpanOf(added, places) : undefined;
  return own === undefined || span.allDay ? undefined : own.endOf(at);
};

/** Every start of a series in a window, without the changes of single occurrences; `cut` where there would be more. */
export const seriesStarts = (
  master: EventComponent,
  span: EventSpan,
  places: TimeZoneContext,
  window: StartWindow,
  isLate: () => boolean,
) => {
  const { from, to } = window;
  const ruled = rulesBetween(master.rules, span, places, window, isLate);
  /** The ends of starts with a length of their own. */
  const ends = new Map<number, number>();
  const starts = new Set(ruled.flatMap((rule) => rule.starts));
  if (span.start >= from && span.start <= to) starts.add(span.start);
  const [first, last] = [addDays(dayAt(from, "UTC"), -2), addDays(dayAt(to, "UTC"), 2)];
  const isNear = ({ day }: WrittenTime): boolean => day >= first && day <= last;
  for (const added of master.added) {
    if (!isNear(added.start)) continue;
    const at = referencedStart(added.start, span, places);
    if (at < from || at > to) continue;
    starts.add(at);
    const end = ownEndOf(added, at, span, places);
    if (end !== undefined) ends.set(at, end);
  }
  for (const excepted of rulesBetween(master.exceptRules, span, places, window, isLate))
    for (const at of excepted.starts) if (at !== span.start) starts.delete(at);
  for (const written of master.except)
    if (isNear(written)) starts.delete(referencedStart(written, span, places));
  return { starts, ends, cut: ruled.some((rule) => rule.cut) };
};
