import type { CalendarEvent } from "#contract/calendar.ts";
import { dayOf } from "#client/i18n/time.ts";

const plain = (words: string): string =>
  words.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLocaleLowerCase().replaceAll("ß", "ss");

/** What was found: what is still to come, soonest first, and what is over, latest first. */
export interface EventHits {
  readonly coming: readonly CalendarEvent[];
  readonly past: readonly CalendarEvent[];
}

/** A time of a repeated event beside its others; anything else stands for itself. */
const seriesOf = ({ feedId, seriesId, recurring, id }: CalendarEvent): string =>
  recurring && seriesId !== undefined ? `${feedId} ${seriesId}` : id;

const firstOfEach = (events: readonly CalendarEvent[]): CalendarEvent[] => {
  const seen = new Set<string>();
  return events.filter((event) => {
    const series = seriesOf(event);
    const isNew = !seen.has(series);
    seen.add(series);
    return isNew;
  });
};

/** Where and when a search looks: now in ms, the family's zone, and everyone's name by their id. */
export interface EventSearchContext {
  readonly now: number;
  readonly timeZone: string;
  readonly names: ReadonlyMap<string, string>;
}

/**
 * The events, given in order, in which every one of the words occurs: in the title, the place, the notes, or the name of somebody
 * whose event it is. Accents and capitals don't matter. Of a repeated event only the next time and the last one are told.
 */
export const searchEvents = (
  events: readonly CalendarEvent[],
  words: string,
  { now, timeZone, names }: EventSearchContext,
): EventHits => {
  const wanted = plain(words).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return { coming: [], past: [] };
  const today = dayOf(now, timeZone);
  const isOver = ({ allDay, end }: CalendarEvent) =>
    allDay ? end <= today : Date.parse(end) <= now;
  const found = events.filter(({ title, location = "", notes = "", memberIds }) => {
    const whose = memberIds.map((id) => names.get(id) ?? "");
    const told = plain([title, location, notes, ...whose].join("\n"));
    return wanted.every((word) => told.includes(word));
  });
  return {
    coming: firstOfEach(found.filter((event) => !isOver(event))),
    past: firstOfEach(found.filter(isOver).toReversed()),
  };
};
