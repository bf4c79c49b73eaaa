import { createContext, type PointerEvent, use } from "react";
import type { CalendarEvent } from "#contract/calendar.ts";
import type { CalendarSlot } from "../move/destination.ts";

/** What the views share: whose events are shown, and what a finger does with an event or with an empty place. */
export interface CalendarViewContextValue {
  /** Nobody chosen means everyone. */
  readonly who: ReadonlySet<string>;
  readonly open: (event: CalendarEvent) => void;
  /** Lists what a day has. */
  readonly openDay: (day: string) => void;
  readonly add: (place: CalendarSlot) => void;
  readonly grab: (pointer: PointerEvent, event: CalendarEvent) => void;
  /** The place below the event that is being carried. */
  readonly over: CalendarSlot | undefined;
}

const nothing = () => undefined;

/** Given by the calendar to its views. */
export const CalendarViewContext = createContext<CalendarViewContextValue>({
  ...{ who: new Set<string>(), over: undefined },
  ...{ open: nothing, openDay: nothing, add: nothing, grab: nothing },
});

/** What a view shares with the others. */
export const useCalendarView = (): CalendarViewContextValue => use(CalendarViewContext);
