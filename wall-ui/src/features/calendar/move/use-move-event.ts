import { useState } from "react";
import type { CalendarEvent } from "#contract/calendar.ts";
import type { EditScope } from "#contract/calendar-family.ts";
import { useConfig } from "#client/context/config.ts";
import { timesAfterMove } from "#client/features/calendar/move-event.ts";
import { scopesFor } from "#client/features/calendar/editing/scopes.ts";
import { useEventMutations } from "#client/features/calendar/use-event-mutations.ts";
import type { EventDestination } from "./destination.ts";

/** A repeated event that was let go of, while it is asked how much of it is meant. */
export interface PendingMove {
  readonly event: CalendarEvent;
  readonly to: EventDestination;
}

/** Moves events, with a way back in the toast; of a repeated one it first asks how much is meant. */
export const useMoveEvent = () => {
  const { timeZone } = useConfig();
  const { move, change } = useEventMutations();
  const [asked, setAsked] = useState<PendingMove>();
  const moveNow = ({ event, to }: PendingMove, scope?: EditScope) => {
    setAsked(undefined);
    const { memberIds, ...where } = to;
    if (memberIds === undefined) void move(event, where, scope);
    else
      void change(
        event,
        { ...timesAfterMove(event, where, timeZone), memberIds: [...memberIds] },
        scope,
      );
  };
  return {
    asked,
    begin: (event: CalendarEvent, to: EventDestination) => {
      if (scopesFor(event, undefined).length > 0) setAsked({ event, to });
      else moveNow({ event, to });
    },
    answer: (scope: EditScope) => asked && moveNow(asked, scope),
    forget: () => setAsked(undefined),
  };
};
