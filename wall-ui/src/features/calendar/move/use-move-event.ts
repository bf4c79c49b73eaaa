import { useState } from "react";
import type { CalendarEvent } from "#contract/calendar.ts";
import type { Scope } from "#contract/calendar-family.ts";
import { useConfig } from "#client/context/config.ts";
import { movedTo } from "#client/features/calendar/move-event.ts";
import { scopesFor } from "#client/features/calendar/editing/scopes.ts";
import { useWriteEvents } from "#client/features/calendar/mutations.ts";
import type { Destination } from "./destination.ts";

/** A repeated event that was let go of, while it is asked how much of it is meant. */
export interface AskedMove {
  readonly event: CalendarEvent;
  readonly to: Destination;
}

/** Moves events, with a way back in the toast; of a repeated one it first asks how much is meant. */
export const useMoving = () => {
  const { timeZone } = useConfig();
  const { move, change } = useWriteEvents();
  const [asked, setAsked] = useState<AskedMove>();
  const moveNow = ({ event, to }: AskedMove, scope?: Scope) => {
    setAsked(undefined);
    const { memberIds, ...where } = to;
    if (memberIds === undefined) void move(event, where, scope);
    else
      void change(event, { ...movedTo(event, where, timeZone), memberIds: [...memberIds] }, scope);
  };
  return {
    asked,
    begin: (event: CalendarEvent, to: Destination) => {
      if (scopesFor(event, undefined).length > 0) setAsked({ event, to });
      else moveNow({ event, to });
    },
    answer: (scope: Scope) => asked && moveNow(asked, scope),
    forget: () => setAsked(undefined),
  };
};
