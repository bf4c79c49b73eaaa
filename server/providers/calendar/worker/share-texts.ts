import type { ExpandedCalendar } from "../occurrence.ts";

/**
 * The same events with each text once: what came as JSON has every text of a series anew for each of its days, which is
 * half of what remembered days take.
 */
export const shareTexts = (expanded: ExpandedCalendar): ExpandedCalendar => {
  const known = new Map<string, string>();
  const shared = (text: string): string => {
    const before = known.get(text);
    if (before !== undefined) return before;
    known.set(text, text);
    return text;
  };
  return {
    ...expanded,
    occurrences: expanded.occurrences.map((occurrence) => {
      const { seriesKey, title, location, notes, organizer, rule } = occurrence;
      return {
        ...occurrence,
        title: shared(title),
        ...(seriesKey === undefined ? {} : { seriesKey: shared(seriesKey) }),
        ...(location === undefined ? {} : { location: shared(location) }),
        ...(notes === undefined ? {} : { notes: shared(notes) }),
        ...(organizer === undefined ? {} : { organizer: shared(organizer) }),
        ...(rule === undefined ? {} : { rule: shared(rule) }),
      };
    }),
  };
};
