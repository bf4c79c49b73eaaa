import type { CalendarNews } from "#contract/tomorrow.ts";
import type { SeenCalendar, SeenEvent } from "./snapshot-store.ts";

/** A calendar that lost all of so many events at once is another one under the same name. */
const fewEvents = 3;

const seriesOf = ({ feedId, key }: SeenEvent): string => JSON.stringify([feedId, key]);
const timeOf = ({ feedId, key, occurrence }: SeenEvent): string =>
  JSON.stringify([feedId, key, occurrence]);
const whenOf = ({ start, allDay }: SeenEvent) => ({ start, allDay });
const byStart = (a: SeenEvent, b: SeenEvent): number => a.start.localeCompare(b.start);

/** The feeds that both sides know as the same calendar: neither new, nor connected again with others' events. */
const comparable = (before: SeenCalendar, now: SeenCalendar): ReadonlySet<string> => {
  const present = new Set(now.events.map(seriesOf));
  return new Set(
    now.feeds.filter((feed) => {
      if (!before.feeds.includes(feed)) return false;
      const known = before.events.filter(({ feedId }) => feedId === feed);
      return known.length < fewEvents || known.some((event) => present.has(seriesOf(event)));
    }),
  );
};

/** What became of one event: of several times of a series only the first that changed is told. */
const newsOf = (was: readonly SeenEvent[], is: readonly SeenEvent[]): CalendarNews[] => {
  const [before, after] = [was.toSorted(byStart), is.toSorted(byStart)];
  const known = new Map(before.map((event) => [timeOf(event), event]));
  const present = new Set(after.map(timeOf));
  const moved = after.flatMap((event) => {
    const old = known.get(timeOf(event));
    return old === undefined || old.start === event.start ? [] : [{ old, event }];
  });
  const gone = before.find((event) => !present.has(timeOf(event)));
  const fresh = after.find((event) => !known.has(timeOf(event)));
  const [old, event] = [moved[0]?.old ?? gone, moved[0]?.event ?? fresh];
  const about = event ?? old;
  if (about === undefined) return [];
  const { title, memberIds } = about;
  return [
    {
      kind: event === undefined ? "cancelled" : old === undefined ? "new" : "moved",
      ...{ title, memberIds },
      ...(event === undefined ? {} : { is: whenOf(event) }),
      ...(old === undefined ? {} : { was: whenOf(old) }),
    },
  ];
};

/** What is new, moved or cancelled between two looks at the calendars, of events that are or were in some days; soonest first. */
export const changesBetween = (
  before: SeenCalendar,
  now: SeenCalendar,
  { from, until }: { readonly from: string; readonly until: string },
): CalendarNews[] => {
  const same = comparable(before, now);
  const of = ({ events }: SeenCalendar) =>
    Map.groupBy(
      events.filter(({ feedId }) => same.has(feedId)),
      seriesOf,
    );
  const [were, are] = [of(before), of(now)];
  const isNear = (when: CalendarNews["is"]): boolean =>
    when !== undefined && when.start >= from && when.start < until;
  return [...new Set([...were.keys(), ...are.keys()])]
    .flatMap((series) => newsOf(were.get(series) ?? [], are.get(series) ?? []))
    .filter(({ is, was }) => isNear(is) || isNear(was))
    .toSorted((a, b) => ((a.is ?? a.was)?.start ?? "").localeCompare((b.is ?? b.was)?.start ?? ""));
};
