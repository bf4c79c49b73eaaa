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
import { ScopeQuestion } from "./ScopeQuestion.tsx";
import { scopesFor } from "./scopes.ts";
import { useEventMutations } from "../use-event-mutations.ts";

interface Asked {
  readonly draft: EventDraft | undefined;
  readonly scopes: readonly EditScope[];
}

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
  const client = useQueryClient();
  const { timeZone } = useConfig();
  const [error, setError] = useState<ApiError>();
  const [busy, setBusy] = useState(false);
  const [asked, setAsked] = useState<Asked>();
  const { change, remove } = useEventMutations(setError);
  // Another screen's change must not move what is being written here.
  const [own] = useState(() => cachedEventOf(client, event));
  const [before] = useState(() => eventDraftOf(own, timeZone));
  const [draft, setDraft] = useState(before);

  const isUntouched = (wanted: EventDraft) =>
    Object.keys(eventPatchOf(before, wanted, timeZone)).length === 0;
  const keep = async (wanted: EventDraft, scope: EditScope | undefined) => {
    setAsked(undefined);
    setBusy(true);
    setError(undefined);
    const isDone =
      isUntouched(wanted) || (await change(own, eventPatchOf(before, wanted, timeZone), scope));
    setBusy(false);
    if (isDone) onDone();
  };
  const drop = (scope: EditScope | undefined) => {
    remove(own, scope);
    onDone();
  };
  const askToKeep = (wanted: EventDraft) => {
    const scopes = isUntouched(wanted)
      ? []
      : scopesFor(own, eventPatchOf(before, wanted, timeZone));
    setDraft(wanted);
    if (scopes.length > 0) setAsked({ draft: wanted, scopes });
    else void keep(wanted, undefined);
  };
  const askToDrop = (left: EventDraft) => {
    const scopes = scopesFor(own, undefined);
    setDraft(left);
    if (scopes.length > 0) setAsked({ draft: undefined, scopes });
    else drop(undefined);
  };

  if (asked !== undefined)
    return (
      <ScopeQuestion
        event={own}
        scopes={asked.scopes}
        title={asked.draft === undefined ? s("deleteScope") : s("scopeTitle")}
        onScope={(scope) =>
          asked.draft === undefined ? drop(scope) : void keep(asked.draft, scope)
        }
        onBack={() => setAsked(undefined)}
      />
    );
  return (
    <EventForm
      {...{ before, start: draft, large, busy, error, isNew: false, place: `event ${own.id}` }}
      onKeep={askToKeep}
      onDelete={askToDrop}
    />
  );
};
