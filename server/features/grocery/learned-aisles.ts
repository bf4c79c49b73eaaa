import { aisles } from "#contract/grocery.ts";

/** A tick in a shop. */
export interface AisleTick {
  readonly aisle: string;
  /** Milliseconds since 1970. */
  readonly boughtAt: number;
}

/** Ticks further apart belong to two trips; a trip counts once it is over, so that no row moves while somebody shops. */
const pauseMs = 3600_000;
/** A trip with fewer aisles says nothing about the way through a shop. */
const fewestAisles = 3;
/** Shops are rebuilt: older trips count for nothing. */
const mostTrips = 20;
/** The trips that it takes before the family's way is believed. */
const fewestTrips = 2;
/** Aisles in the family's own words, those of the most trips first: each is compared with each other one at every read. */
const mostOwnAisles = 50;

const tripsOf = (ticks: readonly AisleTick[], now: number): AisleTick[][] => {
  const trips: AisleTick[][] = [];
  for (const tick of ticks) {
    const last = trips.at(-1);
    if (last !== undefined && tick.boughtAt - (last.at(-1)?.boughtAt ?? 0) < pauseMs)
      last.push(tick);
    else trips.push([tick]);
  }
  return trips.filter((trip) => now - (trip.at(-1)?.boughtAt ?? now) >= pauseMs);
};

/** The aisles of a trip in the order of their middle ticks: one forgotten thing doesn't move its aisle. */
const wayOfTrip = (trip: readonly AisleTick[]): string[] => {
  const positions = Map.groupBy(
    trip.map(({ aisle }, at) => ({ aisle, at })),
    ({ aisle }) => aisle,
  );
  return [...positions]
    .map(([aisle, ticks]) => ({ aisle, middle: ticks[Math.floor(ticks.length / 2)]?.at ?? 0 }))
    .toSorted((a, b) => a.middle - b.middle)
    .map(({ aisle }) => aisle);
};

type Way = readonly string[];

/** The ways without the family's own aisles beyond the most. */
const withoutSeldomAisles = (
  ways: readonly Way[],
  isStandard: (aisle: string) => boolean,
): Way[] => {
  const trips = new Map<string, number>();
  for (const aisle of ways.flat())
    if (!isStandard(aisle)) trips.set(aisle, (trips.get(aisle) ?? 0) + 1);
  const own = new Set(
    [...trips]
      .toSorted(([, one], [, other]) => other - one)
      .slice(0, mostOwnAisles)
      .map(([aisle]) => aisle),
  );
  return ways.map((way) => way.filter((aisle) => isStandard(aisle) || own.has(aisle)));
};

/** How often each aisle came before each other one. */
const countBefore = (ways: readonly Way[]) => {
  const counts = new Map<string, number>();
  for (const way of ways)
    for (const [at, first] of way.entries())
      for (const then of way.slice(at + 1)) {
        const pair = JSON.stringify([first, then]);
        counts.set(pair, (counts.get(pair) ?? 0) + 1);
      }
  return (first: string, then: string): number => counts.get(JSON.stringify([first, then])) ?? 0;
};

/**
 * The aisles in the order in which the family walks past them, learned from when it ticked things off; undefined until
 * it has shopped twice. `ticks` are in the order of time.
 */
export const learnAisleOrder = (
  ticks: readonly AisleTick[],
  now: number,
): readonly string[] | undefined => {
  const trips = tripsOf(ticks, now)
    .map(wayOfTrip)
    .filter((way) => way.length >= fewestAisles)
    .slice(-mostTrips);
  if (trips.length < fewestTrips) return undefined;
  const standard = new Map<string, number>(aisles.map((aisle, at) => [aisle, at]));
  const ways = withoutSeldomAisles(trips, (aisle) => standard.has(aisle));
  const before = countBefore(ways);
  const walked = [...new Set(ways.flat())];
  // Aisles in the family's own words come between the last standard one and "other", which ends the list.
  const beforeOther = aisles.length - 1.5;
  const usual = (aisle: string): number => standard.get(aisle) ?? beforeOther;
  const known = [...aisles, ...walked.filter((aisle) => !standard.has(aisle))].toSorted(
    (a, b) => usual(a) - usual(b),
  );
  // Each aisle goes where the fewest trips contradict, starting from the usual order.
  const order: string[] = [];
  for (const aisle of known) {
    const gains = order.map((other) => before(other, aisle) - before(aisle, other));
    let [best, bestAt, sum] = [0, order.length, 0];
    for (let at = order.length - 1; at >= 0; at -= 1) {
      sum -= gains[at] ?? 0;
      if (sum > best) [best, bestAt] = [sum, at];
    }
    order.splice(bestAt, 0, aisle);
  }
  return order;
};
