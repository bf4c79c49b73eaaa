import { useGuarded } from "../../rights/use-guarded.ts";
import { useState } from "react";
import type { CalendarEvent } from "#contract/calendar.ts";
import { useIsForParents } from "#client/features/calendar/use-may-write-into.ts";
import { useConfig } from "#client/context/config.ts";
import { useDragAndDrop } from "../../ui/use-drag-and-drop.ts";
import { destinationOf, type GrabbedEvent, type CalendarSlot } from "./move/destination.ts";
import { calendarSlotAt, calendarSlotKey } from "./move/slot-at.ts";
import type { CalendarViewContextValue } from "./views/calendar-view-context.ts";
import { useMoveEvent } from "./move/use-move-event.ts";

/** The sheet that lies over the calendar: an event, the same being changed, a day with its events, or a new one. */
export type OpenSheet =
  | { readonly kind: "details" | "editing"; readonly event: CalendarEvent }
  | { readonly kind: "day"; readonly day: string }
  | { readonly kind: "adding"; readonly place: CalendarSlot };

const scrollerBelow = () => document.querySelector("[data-scrolls]");

/** What happens in the calendar: which sheet is open, what is being carried, and what of that the views may do. */
export const useCalendarState = (who: ReadonlySet<string>) => {
  const { timeZone } = useConfig();
  const [sheet, setSheet] = useState<OpenSheet>();
  const moving = useMoveEvent();
  const isForParents = useIsForParents();
  const { begin, ...carry } = useDragAndDrop<GrabbedEvent, CalendarSlot>({
    placeAt: calendarSlotAt,
    keyOf: calendarSlotKey,
    scroller: scrollerBelow,
    onDrop: (grabbed, place) => {
      const to = destinationOf(grabbed, place, timeZone);
      if (to !== undefined) moving.begin(grabbed.event, to);
    },
  });
  const guarded = useGuarded("write");
  const view: CalendarViewContextValue = {
    who,
    carried: carry.carried,
    open: (event) => setSheet({ kind: "details", event }),
    openDay: (day) => setSheet({ kind: "day", day }),
    add: (place) => guarded(() => setSheet({ kind: "adding", place })),
    grab: (pointer, event) => {
      if (isForParents(event)) return;
      const at = calendarSlotAt(pointer.clientX, pointer.clientY);
      if (at !== undefined) begin(pointer, { event, at });
    },
  };
  return { view, sheet, setSheet, moving, ...carry };
};
