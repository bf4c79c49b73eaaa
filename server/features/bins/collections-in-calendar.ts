import type { BinCollection, BinSetting } from "#contract/bins.ts";
import type { CalendarEvent } from "#contract/calendar.ts";

const mostUnmatched = 20;

/** Tells of a bin whether a title in the calendar is one of its collections. */
export const isCollectionOf =
  (title: string) =>
  ({ name, words }: BinSetting): boolean =>
    (words.length === 0 ? [name] : words).some((word) =>
      title.toLocaleLowerCase().includes(word.toLocaleLowerCase()),
    );

/** The collections that stand in a calendar, by their titles, and the titles that belong to no bin. */
export const collectionsInCalendar = (
  bins: readonly BinSetting[],
  events: readonly CalendarEvent[],
  dayOf: (event: CalendarEvent) => string,
): { readonly collections: readonly BinCollection[]; readonly unmatched: readonly string[] } => {
  const unmatched = new Set<string>();
  const collections = events.flatMap((event) => {
    const mine = bins.filter(isCollectionOf(event.title));
    if (mine.length === 0 && event.title !== "") unmatched.add(event.title);
    return mine.map((bin) => ({ binId: bin.id, date: dayOf(event) }));
  });
  return { collections, unmatched: [...unmatched].slice(0, mostUnmatched) };
};
