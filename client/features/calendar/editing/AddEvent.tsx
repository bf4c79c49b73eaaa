import { useState } from "react";
import type { ApiError } from "#client/api/api-error.ts";
import { useConfig } from "#client/context/config.ts";
import { type Draft, newEventOf } from "./event-draft.ts";
import { EventForm } from "./EventForm.tsx";
import { useWriteEvents } from "../mutations.ts";

/** Where a new event lies, half-written, while a wall rests. */
export const newEventPlace = "event";

/** Adds the event that the form says. */
export const AddEvent = ({
  before,
  start = before,
  large,
  onDone,
}: {
  /** An empty event. */
  before: Draft;
  /** What is known of it already. */
  start?: Draft;
  large: boolean;
  onDone: () => void;
}) => {
  const { timeZone } = useConfig();
  const [error, setError] = useState<ApiError>();
  const [busy, setBusy] = useState(false);
  const { add } = useWriteEvents(setError);
  const keep = async (draft: Draft) => {
    setBusy(true);
    setError(undefined);
    const isDone = await add(newEventOf(draft, timeZone));
    setBusy(false);
    if (isDone) onDone();
  };
  return (
    <EventForm
      {...{ before, start, large, busy, error, isNew: true, place: newEventPlace }}
      onKeep={(draft) => void keep(draft)}
      onDelete={undefined}
    />
  );
};
