import { useCallback } from "react";
import type { CalendarEvent } from "#contract/calendar.ts";
import { inputOf } from "../../../mutations/define-mutation.ts";
import { usePending } from "../../../mutations/use-mutation-queue.ts";
import { addEvent, changeEvent, removeEvent } from "../mutations.ts";
import { isChangeTarget } from "./optimistic-change.ts";

/** Tells of an event whether the server has yet to confirm what was written about it. */
export const useIsEventUnsent = (): ((event: CalendarEvent) => boolean) => {
  const pending = usePending();
  return useCallback(
    (event) =>
      pending.some((mutation) => {
        if (inputOf(addEvent, mutation)?.event.id === event.id) return true;
        const changed = inputOf(changeEvent, mutation) ?? inputOf(removeEvent, mutation);
        return changed !== undefined && isChangeTarget(event, changed.target);
      }),
    [pending],
  );
};
