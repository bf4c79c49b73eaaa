import type { CalendarEvent } from "#contract/calendar.ts";

/** Somebody who is meant to be at two places at once: whose event it is, and what else they have then. */
export interface Clash {
  readonly memberId: string;
  readonly other: CalendarEvent;
}

const startOf = ({ start }: CalendarEvent) => Date.parse(start);
const endOf = ({ end }: CalendarEvent) => Date.parse(end);

/**
 * The clashes of each event, by its id; an event without any is not in it. Whole days and moments without a length ask nobody to
 * be anywhere, and what is everyone's is nobody's appointment.
 */
export const clashesIn = (
  events: readonly CalendarEvent[],
): ReadonlyMap<string, readonly Clash[]> => {
  const found = new Map<string, Clash[]>();
  const note = (event: CalendarEvent, clash: Clash) =>
    found.set(event.id, [...(found.get(event.id) ?? []), clash]);
  const running = new Map<string, CalendarEvent[]>();
  const timed = events
    .filter((event) => !event.allDay && endOf(event) > startOf(event))
    .toSorted((a, b) => startOf(a) - startOf(b));
  for (const event of timed)
    for (const memberId of event.memberIds) {
      const others = (running.get(memberId) ?? []).filter((one) => endOf(one) > startOf(event));
      for (const other of others) {
        note(event, { memberId, other });
        note(other, { memberId, other: event });
      }
      running.set(memberId, [...others, event]);
    }
  return found;
};
