import { useState } from "react";
import type { ApiError } from "../api-error.ts";
import { useConfig } from "../config.ts";
import { type Draft, newEventOf } from "./draft.ts";
import { EventForm } from "./EventForm.tsx";
import { useWriteEvents } from "./write-events.ts";

/** Adds the event that the form says. */
export const AddEvent = ({
  start,
  large,
  onDone,
}: {
  start: Draft;
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
      {...{ start, large, busy, error, isNew: true }}
      onKeep={(draft) => void keep(draft)}
      onDelete={undefined}
    />
  );
};
