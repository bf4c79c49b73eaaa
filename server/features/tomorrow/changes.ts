import type { CalendarNews } from "#contract/tomorrow.ts";
import { dayAt } from "../../platform/clock.ts";
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

type IsNear = (event: SeenEvent) => boolean;

/** What became of one event: of several times of a series only the first that changed, and is or was near, is told. */
const newsOf = (
  was: readonly SeenEvent[],
  is: readonly SeenEvent[],
  isNear: IsNear,
): CalendarNews[] => {
  const [before, after] = [was.toSorted(byStart), is.toSorted(byStart)];
  const known = new Map(before.map((event) => [timeOf(event), event]));
  const present = new Set(after.map(timeOf));
  const moved = after.flatMap((event) => {
    const old = known.get(timeOf(event));
    return old === undefined || old.start === event.start || !(isNear(old) || isNear(event))
      ? []
      : [{ old, event }];
  });
  const [lost, added] = [
    before.filter((event) => !present.has(timeOf(event))),
    after.filter((event) => !known.has(timeOf(event))),
  ];
  // A series that moves as a whole may leave the days that are told, or come into them.
  const isTold = [...lost, ...added].some(isNear);
  const gone = lost.find(isNear) ?? (isTold ? lost[0] : undefined);
  const fresh = added.find(isNear) ?? (isTold ? added[0] : undefined);
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

/** The calendars now, with what went from one calendar into another where it was before: that is no change of its day. */
const withMovesBack = (before: SeenCalendar, now: SeenCalendar): SeenCalendar => {
  const homes = new Map(before.events.map(({ key, feedId }) => [key, feedId]));
  const [were, are] = [new Set(before.events.map(seriesOf)), new Set(now.events.map(seriesOf))];
  return {
    ...now,
    events: now.events.map((event) => {
      const home = { ...event, feedId: homes.get(event.key) ?? event.feedId };
      return were.has(seriesOf(event)) || are.has(seriesOf(home)) ? event : home;
    }),
  };
};

/** The days of which changes are told, the last one excluded. */
interface ToldDays {
  readonly from: string;
  readonly until: string;
  readonly timeZone: string;
}

/** What is new, moved or cancelled between two looks at the calendars, of events that are or were in some days; soonest first. */
export const changesBetween = (
  before: SeenCalendar,
  seen: SeenCalendar,
  { from, until, timeZone }: ToldDays,
): CalendarNews[] => {
  const now = withMovesBack(before, seen);
  const same = comparable(before, now);
  const of = ({ events }: SeenCalendar) =>
    Map.groupBy(
      events.filter(({ feedId }) => same.has(feedId)),
      seriesOf,
    );
  const [were, are] = [of(before), of(now)];
  const isNear: IsNear = ({ start, allDay }) => {
    const day = allDay ? start : dayAt(Date.parse(start), timeZone);
    return day >= from && day < until;
  };
  return [...new Set([...were.keys(), ...are.keys()])]
    .flatMap((series) => newsOf(were.get(series) ?? [], are.get(series) ?? [], isNear))
    .toSorted((a, b) => ((a.is ?? a.was)?.start ?? "").localeCompare((b.is ?? b.was)?.start ?? ""));
};
