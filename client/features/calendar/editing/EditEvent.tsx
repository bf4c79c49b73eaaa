import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { CalendarEvent } from "#contract/calendar.ts";
import type { EditScope } from "#contract/calendar-family.ts";
import type { ApiError } from "#client/api/api-error.ts";
import { useConfig } from "#client/context/config.ts";
import { eventMessages } from "./messages/messages.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { type EventDraft, eventDraftOf, eventPatchOf } from "./event-draft.ts";
import { EventForm } from "./EventForm.tsx";
import { cachedEventOf } from "../calendar-cache.ts";
import { SaveQuestion } from "./SaveQuestion.tsx";
import { ScopeQuestion } from "./ScopeQuestion.tsx";
import { scopesFor } from "./scopes.ts";
import { useEventMutations } from "../use-event-mutations.ts";

interface Asked {
  readonly draft: EventDraft | undefined;
  readonly scopes: readonly EditScope[];
}

/** What was sent last, so that it can be sent again. */
interface Sent {
  readonly wanted: EventDraft;
  readonly scope: EditScope | undefined;
  readonly tellGuests: "yes" | undefined;
}

/** Holds an event while it is changed: the form's draft, and the question how much of a repeated one is meant. */
const useEventEditing = (event: CalendarEvent, onDone: () => void) => {
  const client = useQueryClient();
  const { timeZone } = useConfig();
  const [error, setError] = useState<ApiError>();
  const [busy, setBusy] = useState(false);
  const [asked, setAsked] = useState<Asked>();
  const [sent, setSent] = useState<Sent>();
  const { change, remove } = useEventMutations(setError);
  // Another screen's change must not move what is being written here.
  const [own] = useState(() => cachedEventOf(client, event));
  const [before] = useState(() => eventDraftOf(own, timeZone));
  const [draft, setDraft] = useState(before);

  const isUntouched = (wanted: EventDraft) =>
    Object.keys(eventPatchOf(before, wanted, timeZone)).length === 0;
  const saveNow = async (wanted: EventDraft, scope: EditScope | undefined, tellGuests?: "yes") => {
    setAsked(undefined);
    setSent({ wanted, scope, tellGuests });
    setBusy(true);
    setError(undefined);
    const isDone =
      isUntouched(wanted) ||
      (await change(own, eventPatchOf(before, wanted, timeZone), scope, tellGuests));
    setBusy(false);
    if (isDone) onDone();
  };
  const removeNow = (scope: EditScope | undefined) => {
    remove(own, scope);
    onDone();
  };
  const save = (wanted: EventDraft) => {
    const scopes = isUntouched(wanted)
      ? []
      : scopesFor(own, eventPatchOf(before, wanted, timeZone));
    setDraft(wanted);
    if (scopes.length > 0) setAsked({ draft: wanted, scopes });
    else void saveNow(wanted, undefined);
  };
  const askToRemove = (left: EventDraft) => {
    const scopes = scopesFor(own, undefined);
    setDraft(left);
    if (scopes.length > 0) setAsked({ draft: undefined, scopes });
    else removeNow(undefined);
  };
  const answer = (scope: EditScope) => {
    if (asked?.draft === undefined) removeNow(scope);
    else void saveNow(asked.draft, scope);
  };
  return {
    own,
    asked,
    form: { before, start: draft, busy, error },
    save,
    remove: askToRemove,
    answer,
    backToForm: () => {
      setAsked(undefined);
      setError(undefined);
    },
    /** Sends what was sent once more, after somebody said yes to what it does. */
    sendAgain: () => {
      if (sent === undefined) return;
      const isTold = error?.code === "guestsTold" ? "yes" : sent.tellGuests;
      void saveNow(sent.wanted, sent.scope, isTold);
    },
  };
};

/** Changes or deletes an event of the family calendar, after asking how much of a repeated one is meant. */
export const EditEvent = ({
  event,
  large,
  onDone,
}: {
  event: CalendarEvent;
  large: boolean;
  onDone: () => void;
}) => {
  const s = useMessages(eventMessages);
  const editing = useEventEditing(event, onDone);
  const { own, asked } = editing;
  if (asked !== undefined)
    return (
      <ScopeQuestion
        event={own}
        scopes={asked.scopes}
        title={asked.draft === undefined ? s("deleteScope") : s("scopeTitle")}
        onScope={editing.answer}
        onBack={editing.backToForm}
      />
    );
  const { error, busy } = editing.form;
  if (!busy && (error?.code === "conflict" || error?.code === "guestsTold"))
    return (
      <SaveQuestion
        error={error}
        onYes={editing.sendAgain}
        onNo={error.code === "conflict" ? onDone : editing.backToForm}
      />
    );
  return (
    <EventForm
      {...editing.form}
      large={large}
      isNew={false}
      place={`event ${own.id}`}
      onKeep={editing.save}
      onDelete={editing.remove}
    />
  );
};
