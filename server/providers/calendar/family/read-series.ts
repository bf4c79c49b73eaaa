import { dayAt } from "#server/platform/clock.ts";
import type { Component, Written } from "../ical/component.ts";
import { type Places, type Span, spanOf, startMeant } from "../ical/event-times.ts";
import { instantOfWall } from "../ical/instant-of-wall-time.ts";
import type { Placed, ReadSeries, SeriesChange } from "../port.ts";
import { about, placedOf, ruleOf, Skip, wordsOf } from "./read-event-fields.ts";
import { daysBetween, firstDay } from "./rule.ts";

const mostListed = 2_000;
const mostChanges = 500;

/** The day that a written start means, if the series could have it then: its hour is the series' own. */
const dayOfStart = (written: Written, span: Span, places: Places) => {
  const ms = startMeant(written, span, places);
  const day = dayAt(ms, span.zone);
  const nominal = instantOfWall(Date.parse(`${day}T${span.wall.slice(11)}Z`), span.zone);
  return { ms, day, isNominal: nominal === ms };
};

const changeOf = (
  component: Component,
  originalDay: string,
  { master, at, places }: { master: Component; at: Placed; places: Places },
): SeriesChange => {
  const words = wordsOf(component);
  const before = wordsOf(master);
  const span = spanOf(component, places);
  const own = span === undefined ? undefined : placedOf(span);
  const isBare = component.end === undefined && component.duration === undefined;
  const placed =
    own !== undefined && isBare && (own.time === null) === (at.time === null)
      ? { ...own, length: at.length }
      : own;
  const isMoved =
    placed !== undefined &&
    (placed.day !== originalDay ||
      placed.time !== at.time ||
      placed.zone !== at.zone ||
      placed.length !== at.length);
  return {
    originalDay,
    ...(component.title === undefined || words.title === before.title
      ? {}
      : { title: words.title }),
    ...(component.location === undefined || words.location === before.location
      ? {}
      : { location: words.location }),
    ...(component.notes === undefined || words.notes === before.notes
      ? {}
      : { notes: words.notes }),
    ...(component.icon === undefined || words.icon === before.icon ? {} : { icon: words.icon }),
    ...(isMoved ? { at: placed } : {}),
  };
};

const startOf = (component: Component, places: Places): Span => {
  const span = spanOf(component, places);
  if (span === undefined) throw new Skip("noStart");
  if (component.cancelled) throw new Skip("cancelled");
  return span;
};

/** An event of a file that is once. */
export const once = (component: Component, places: Places, suffix = ""): ReadSeries => ({
  ...about(component, suffix),
  ...wordsOf(component),
  at: placedOf(startOf(component, places)),
  ...{ rule: null, added: [], except: [], changes: [] },
});

/** DTSTART is COUNT's first, also where the rule wouldn't make it. */
const oneLess = (rule: string): string =>
  rule.replace(/COUNT=(\d+)/, (_whole, count: string) => `COUNT=${Math.max(1, Number(count) - 1)}`);

/** A series of a file, with all that is written of its single times. */
export const repeated = (
  master: Component,
  overrides: readonly Component[],
  places: Places,
): ReadSeries => {
  const span = startOf(master, places);
  const written = placedOf(span);
  const whole = ruleOf(master, written);
  const first = whole === null ? written.day : (firstDay(whole, written.day) ?? written.day);
  const rule = whole !== null && first !== written.day ? oneLess(whole) : whole;
  const at = { ...written, day: first };
  const added = new Set<string>();
  const except = new Set<string>();
  const changes = new Map<string, SeriesChange>();
  // DTSTART counts also where the rule wouldn't make it.
  if (first !== written.day) added.add(written.day);
  if (master.added.length + master.except.length > mostListed) throw new Skip("tooMuch");
  if (overrides.length > mostChanges) throw new Skip("tooMuch");
  for (const each of master.added) {
    const { day, isNominal } = dayOfStart(each.start, span, places);
    added.add(day);
    const own = spanOf(each, places);
    const isPeriod = each.end !== undefined || each.duration !== undefined;
    if (own !== undefined && !span.allDay && (isPeriod || !isNominal)) {
      const placed = placedOf(own);
      const length = isPeriod ? placed.length : at.length;
      changes.set(day, { originalDay: day, at: { ...placed, length } });
    }
  }
  for (const each of master.except) {
    const { day, isNominal } = dayOfStart(each, span, places);
    if (isNominal) except.add(day);
  }
  const isDay = (day: string): boolean =>
    added.has(day) ||
    day === at.day ||
    (rule !== null && daysBetween(rule, at.day, { start: day, end: day }, 1).length > 0);
  const newestFirst = overrides.toSorted(
    (a, b) => b.sequence - a.sequence || (a.stamp < b.stamp ? 1 : -1),
  );
  const seen = new Set<string>();
  for (const override of newestFirst) {
    if (override.recurrenceId === undefined) continue;
    if (override.thisAndFuture) throw new Skip("rule");
    const { day } = dayOfStart(override.recurrenceId, span, places);
    if (seen.has(day)) continue;
    seen.add(day);
    if (override.cancelled) {
      except.add(day);
      continue;
    }
    if (!isDay(day)) added.add(day);
    except.delete(day);
    const change = changeOf(override, day, { master, at, places });
    if (Object.keys(change).length > 1) changes.set(day, change);
  }
  return {
    ...about(master),
    ...wordsOf(master),
    ...{ at, rule },
    added: [...added].toSorted(),
    except: [...except].toSorted(),
    changes: [...changes.values()].toSorted((a, b) => (a.originalDay < b.originalDay ? -1 : 1)),
  };
};
