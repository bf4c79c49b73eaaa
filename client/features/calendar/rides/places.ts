import type { CalendarEvent } from "#contract/calendar.ts";
import type { KnownPlace } from "#contract/calendar-rides.ts";
import { normalizeWords } from "#contract/rules/normalize-words.ts";
import { useRead } from "#client/query/query-state.ts";
import { placesRead } from "./reads.ts";

const none: readonly KnownPlace[] = [];

/** The minutes to a place; null where nobody said them. */
export const minutesTo = (places: readonly KnownPlace[], location: string): number | null => {
  const name = normalizeWords(location);
  return places.find((place) => normalizeWords(place.name) === name)?.minutes ?? null;
};

/** The places to which the family knows the way. */
export const useKnownPlaces = (): readonly KnownPlace[] =>
  useRead(placesRead, {}).data?.items ?? none;

/** An event with when to leave, as the way that is typed says. */
export const withLeaving = <T extends Pick<CalendarEvent, "start" | "allDay">>(
  event: T & { readonly leaveAt?: string | undefined },
  way: number | null,
): Omit<T, "leaveAt"> & { readonly leaveAt?: string } => {
  const { leaveAt: _, ...rest } = event;
  if (way === null || event.allDay) return rest;
  return { ...rest, leaveAt: new Date(Date.parse(event.start) - way * 60_000).toISOString() };
};
