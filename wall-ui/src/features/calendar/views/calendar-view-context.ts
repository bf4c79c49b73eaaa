import { createContext, type PointerEvent, use } from "react";
import type { CalendarEvent } from "#contract/calendar.ts";
import { type CarriedItem, createCarriedItem, useIsOver } from "#wall-ui/src/ui/carried-item.ts";
import type { CalendarSlot, GrabbedEvent } from "../move/destination.ts";

/** What the views share: whose events are shown, and what a finger does with an event or with an empty place. */
export interface CalendarViewContextValue {
  /** Nobody chosen means everyone. */
  readonly who: ReadonlySet<string>;
  readonly open: (event: CalendarEvent) => void;
  /** Lists what a day has. */
  readonly openDay: (day: string) => void;
  readonly add: (place: CalendarSlot) => void;
  readonly grab: (pointer: PointerEvent, event: CalendarEvent) => void;
  readonly carried: CarriedItem<GrabbedEvent, CalendarSlot>;
}

const nothing = () => undefined;

/** Given by the calendar to its views. */
export const CalendarViewContext = createContext<CalendarViewContextValue>({
  ...{ who: new Set<string>(), carried: createCarriedItem() },
  ...{ open: nothing, openDay: nothing, add: nothing, grab: nothing },
});

/** What a view shares with the others. */
export const useCalendarView = (): CalendarViewContextValue => use(CalendarViewContext);

/** Whether the event that is being carried is over a place of a view. */
export const useIsEventOver = (isHere: (over: CalendarSlot) => boolean): boolean =>
  useIsOver(useCalendarView().carried, isHere);
