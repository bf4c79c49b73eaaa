import { useState } from "react";
import type { CalendarEvent } from "#contract/calendar.ts";
import type { EditScope } from "#contract/calendar-family.ts";
import type { ApiError } from "#client/api/api-error.ts";
import { scopesFor } from "#client/features/calendar/editing/scopes.ts";
import { useEventMutations } from "#client/features/calendar/changes/use-event-mutations.ts";
import { useEventProblems } from "#client/features/calendar/changes/use-event-problems.ts";
import type { EventDestination } from "./destination.ts";

/** An event that was let go of, and what is asked about it: how much of a repeated one is meant, or what its server said. */
export interface PendingMove {
  readonly event: CalendarEvent;
  readonly to: EventDestination;
  readonly scope?: EditScope | undefined;
  readonly tellGuests?: "yes" | undefined;
  /** Why it isn't moved yet: others changed it meanwhile, or its guests would be told. */
  readonly error?: ApiError;
}

const isQuestion = ({ code }: ApiError): boolean => code === "conflict" || code === "guestsTold";

/**
 * Moves events, with a way back in the toast. Of a repeated one it first asks how much is meant; where others changed
 * it meanwhile, or guests would be told, it asks as the form does.
 */
export const useMoveEvent = () => {
  const [asked, setAsked] = useState<PendingMove>();
  const [sent, setSent] = useState<PendingMove>();
  const { inToast } = useEventProblems(undefined);
  const [problem, setProblem] = useState<ApiError>();
  const { move } = useEventMutations((error) => {
    if (isQuestion(error)) setProblem(error);
    else inToast(error);
  });
  const moveNow = (pending: PendingMove) => {
    const { event, scope, tellGuests } = pending;
    const { memberIds, ...to } = pending.to;
    const patch = memberIds === undefined ? {} : { memberIds: [...memberIds] };
    setAsked(undefined);
    setProblem(undefined);
    setSent(pending);
    void move(event, { to, patch, scope, tellGuests });
  };
  return {
    asked: problem !== undefined && sent !== undefined ? { ...sent, error: problem } : asked,
    begin: (event: CalendarEvent, to: EventDestination) => {
      if (scopesFor(event, undefined).length > 0) setAsked({ event, to });
      else moveNow({ event, to });
    },
    answer: (scope: EditScope) => asked && moveNow({ ...asked, scope }),
    /** Moves it after all: over what others made of it, or although its guests are told. */
    sendAgain: () => {
      if (sent === undefined) return;
      const tellGuests = problem?.code === "guestsTold" ? "yes" : sent.tellGuests;
      moveNow({ ...sent, tellGuests });
    },
    forget: () => {
      setAsked(undefined);
      setProblem(undefined);
    },
  };
};
