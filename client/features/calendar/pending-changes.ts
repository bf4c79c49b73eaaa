import { useMutationState } from "@tanstack/react-query";
import { useMemo } from "react";
import type { CalendarEvent } from "#contract/calendar.ts";
import { useHouse } from "../../context/app-context.ts";
import { useWaiting } from "../../mutations/queue/use-queue.ts";
import { type EventChange, isMeant } from "./optimistic-change.ts";
import { useHeld } from "./delayed-changes.ts";

/** Names the mutations whose variables are an EventAction. */
export const eventsMutation = ["events"] as const;

/** A change, and what people call what it is about. */
export interface EventAction {
  readonly change: EventChange;
  readonly title: string;
}

/** What this page has written into the calendar and the server hasn't confirmed, in order. */
export const usePendingEvents = (): readonly EventChange[] => {
  const { outbox } = useHouse();
  const waiting = useWaiting();
  const held = useHeld();
  const flying = useMutationState<EventChange | undefined>({
    filters: { mutationKey: eventsMutation, status: "pending" },
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the variables of the mutations that are named so
    select: ({ state }) => (state.variables as EventAction | undefined)?.change,
  });
  return useMemo(() => {
    const sent = outbox === undefined ? flying : waiting.map(({ shows }) => shows.events);
    return [...sent.filter((change) => change !== undefined), ...held];
  }, [outbox, flying, waiting, held]);
};

/** Tells of an event whether the house has yet to hear what was written about it. */
export const useIsUnsent = (): ((event: CalendarEvent) => boolean) => {
  const changes = usePendingEvents();
  return (event) =>
    changes.some((change) =>
      change.kind === "add" ? change.event.id === event.id : isMeant(event, change.target),
    );
};
