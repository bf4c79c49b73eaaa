import { useState } from "react";
import type { CalendarEvent } from "#contract/calendar.ts";
import { useConfig } from "#client/context/config.ts";
import { useCarry } from "../../ui/use-drag-and-drop.ts";
import { destinationOf, type Grabbed, type Place } from "./move/destination.ts";
import { placeAt, placeKey } from "./move/slot-at.ts";
import type { CalendarRoom } from "./views/calendar-view-context.ts";
import { useMoving } from "./move/use-move-event.ts";

/** The sheet that lies over the calendar: an event, the same being changed, a day with its events, or a new one. */
export type OpenSheet =
  | { readonly kind: "details" | "editing"; readonly event: CalendarEvent }
  | { readonly kind: "day"; readonly day: string }
  | { readonly kind: "adding"; readonly place: Place };

const scrollerBelow = () => document.querySelector("[data-scrolls]");

/** What happens in the calendar: which sheet is open, what is being carried, and what of that the views may do. */
export const useCalendarRoom = (who: ReadonlySet<string>) => {
  const { timeZone } = useConfig();
  const [sheet, setSheet] = useState<OpenSheet>();
  const moving = useMoving();
  const { begin, ...carry } = useCarry<Grabbed, Place>({
    placeAt,
    keyOf: placeKey,
    scroller: scrollerBelow,
    onDrop: (grabbed, place) => {
      const to = destinationOf(grabbed, place, timeZone);
      if (to !== undefined) moving.begin(grabbed.event, to);
    },
  });
  const room: CalendarRoom = {
    who,
    over: carry.carried?.over,
    open: (event) => setSheet({ kind: "details", event }),
    openDay: (day) => setSheet({ kind: "day", day }),
    add: (place) => setSheet({ kind: "adding", place }),
    grab: (pointer, event) => {
      const at = placeAt(pointer.clientX, pointer.clientY);
      if (at !== undefined) begin(pointer, { event, at });
    },
  };
  return { room, sheet, setSheet, moving, ...carry };
};
