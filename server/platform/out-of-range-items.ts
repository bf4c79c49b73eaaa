import type { OutOfRangeItem } from "#contract/health.ts";
import type { Clock } from "./clock.ts";

/** The items that answers lack because they don't fit the contract. */
export interface OutOfRangeItems {
  /** Replaces what is known of the answers to one request. */
  report(request: string, items: readonly OutOfRangeItem[]): void;
  /** The items of every answer of the last day, each once, at most a hundred. */
  all(): readonly OutOfRangeItem[];
}

/** Long enough for a grown-up to look, short enough that a corrected item is forgotten. */
const keptMs = 24 * 3_600_000;
const [mostRequests, mostItems] = [200, 100];

/** Creates the list of items that don't fit, kept in memory. */
export const createOutOfRangeItems = (clock: Pick<Clock, "monotonic">): OutOfRangeItems => {
  const known = new Map<
    string,
    { readonly at: number; readonly items: readonly OutOfRangeItem[] }
  >();
  return {
    report: (request, items) => {
      known.delete(request);
      if (items.length === 0) return;
      known.set(request, { at: clock.monotonic(), items: items.slice(0, mostItems) });
      const [oldest] = known.keys();
      if (known.size > mostRequests && oldest !== undefined) known.delete(oldest);
    },
    all: () => {
      const now = clock.monotonic();
      const fresh = [...known.values()].filter(({ at }) => now - at < keptMs);
      const each = new Map(
        fresh.flatMap(({ items }) => items).map((item) => [JSON.stringify(item), item]),
      );
      return [...each.values()].slice(0, mostItems);
    },
  };
};
