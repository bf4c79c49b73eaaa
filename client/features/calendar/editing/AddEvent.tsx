import { useState } from "react";
import type { ApiError } from "#client/api/api-error.ts";
import { useConfig } from "#client/context/config.ts";
import { type EventDraft, newEventOf } from "./event-draft.ts";
import { EventForm } from "./EventForm.tsx";
import { useEventMutations } from "../changes/use-event-mutations.ts";

/** Where a new event lies, half-written, while a wall rests. */
export const newEventDraftKey = "event";

/** Adds the event that the form says. */
export const AddEvent = ({
  before,
  start = before,
  large,
  onDone,
}: {
  /** An empty event. */
  before: EventDraft;
  /** What is known of it already. */
  start?: EventDraft;
  large: boolean;
  onDone: () => void;
}) => {
  const { timeZone } = useConfig();
  const [error, setError] = useState<ApiError>();
  const [busy, setBusy] = useState(false);
  const { add } = useEventMutations(setError);
  const keep = async (draft: EventDraft) => {
    setBusy(true);
    setError(undefined);
    const isDone = await add(newEventOf(draft, timeZone));
    setBusy(false);
    if (isDone) onDone();
  };
  return (
    <EventForm
      {...{ before, start, large, busy, error, isNew: true, place: newEventDraftKey }}
      onKeep={(draft) => void keep(draft)}
      onDelete={undefined}
    />
  );
};
