import { useMutationState } from "@tanstack/react-query";
import { useMemo } from "react";
import type { CalendarEvent } from "#contract/calendar.ts";
import { useApp } from "../../context/app-context.ts";
import { useQueuedMutations } from "../../mutations/outbox/use-queue.ts";
import { type EventChange, isChangeTarget } from "./optimistic-change.ts";
import { useDelayedChanges } from "./delayed-changes.ts";

/** Names the mutations whose variables are an EventAction. */
export const eventsMutationKey = ["events"] as const;

/** A change, and what people call what it is about. */
export interface TitledEventChange {
  readonly change: EventChange;
  readonly title: string;
}

/** What this page has written into the calendar and the server hasn't confirmed, in order. */
export const usePendingEventChanges = (): readonly EventChange[] => {
  const { oldQueue: queue } = useApp();
  const waiting = useQueuedMutations();
  const held = useDelayedChanges();
  const flying = useMutationState<EventChange | undefined>({
    filters: { mutationKey: eventsMutationKey, status: "pending" },
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the variables of the mutations that are named so
    select: ({ state }) => (state.variables as TitledEventChange | undefined)?.change,
  });
  return useMemo(() => {
    const sent = queue === undefined ? flying : waiting.map(({ shows }) => shows.events);
    return [...sent.filter((change) => change !== undefined), ...held];
  }, [queue, flying, waiting, held]);
};

/** Tells of an event whether the house has yet to hear what was written about it. */
export const useIsEventUnsent = (): ((event: CalendarEvent) => boolean) => {
  const changes = usePendingEventChanges();
  return (event) =>
    changes.some((change) =>
      change.kind === "add" ? change.event.id === event.id : isChangeTarget(event, change.target),
    );
};
