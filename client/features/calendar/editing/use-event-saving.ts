import { useState } from "react";
import type { CalendarEvent } from "#contract/calendar.ts";
import type { EditScope, EventPatch } from "#contract/calendar-family.ts";
import type { ApiError } from "#client/api/api-error.ts";
import { useEventMutations } from "../changes/use-event-mutations.ts";
import type { EventDraft } from "./event-draft.ts";

/** What was sent last, so that it can be sent again. */
interface Sent {
  readonly wanted: EventDraft;
  readonly scope: EditScope | undefined;
  readonly tellGuests: "yes" | undefined;
}

/** Sends what a form makes of an event, and holds why it was refused; `onDone` is called once it is done. */
export const useEventSaving = (
  own: CalendarEvent,
  patchOf: (wanted: EventDraft) => EventPatch,
  onDone: () => void,
) => {
  const [error, setError] = useState<ApiError>();
  const [busy, setBusy] = useState(false);
  const [sent, setSent] = useState<Sent>();
  const { change, remove } = useEventMutations(setError);

  const isUntouched = (wanted: EventDraft): boolean => Object.keys(patchOf(wanted)).length === 0;

  const send = async (wanted: EventDraft, scope: EditScope | undefined, tellGuests?: "yes") => {
    setSent({ wanted, scope, tellGuests });
    setBusy(true);
    setError(undefined);
    const isDone = isUntouched(wanted) || (await change(own, patchOf(wanted), scope, tellGuests));
    setBusy(false);
    if (isDone) onDone();
  };

  return {
    ...{ error, busy, isUntouched, remove, send },
    forgetError: () => setError(undefined),
    sendAgain: () => {
      if (sent === undefined) return;
      const isTold = error?.code === "guestsTold" ? "yes" : sent.tellGuests;
      void send(sent.wanted, sent.scope, isTold);
    },
  };
};
