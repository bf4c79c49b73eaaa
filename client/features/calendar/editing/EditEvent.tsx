import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { CalendarEvent } from "#contract/calendar.ts";
import type { Scope } from "#contract/calendar-family.ts";
import type { ApiError } from "#client/api/api-error.ts";
import { useConfig } from "#client/context/config.ts";
import { eventWords } from "./messages/messages.ts";
import { useWordsOf } from "#client/i18n/use-messages.ts";
import { type Draft, draftOf, patchOf } from "./event-draft.ts";
import { EventForm } from "./EventForm.tsx";
import { knownEvent } from "../calendar-cache.ts";
import { ScopeQuestion } from "./ScopeQuestion.tsx";
import { scopesFor } from "./scopes.ts";
import { useWriteEvents } from "../mutations.ts";

interface Asked {
  readonly draft: Draft | undefined;
  readonly scopes: readonly Scope[];
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
  const s = useWordsOf(eventWords);
  const client = useQueryClient();
  const { timeZone } = useConfig();
  const [error, setError] = useState<ApiError>();
  const [busy, setBusy] = useState(false);
  const [asked, setAsked] = useState<Asked>();
  const { change, remove } = useWriteEvents(setError);
  // Another screen's change must not move what is being written here.
  const [own] = useState(() => knownEvent(client, event));
  const [before] = useState(() => draftOf(own, timeZone));
  const [draft, setDraft] = useState(before);

  const isUntouched = (wanted: Draft) =>
    Object.keys(patchOf(before, wanted, timeZone)).length === 0;
  const keep = async (wanted: Draft, scope: Scope | undefined) => {
    setAsked(undefined);
    setBusy(true);
    setError(undefined);
    const isDone =
      isUntouched(wanted) || (await change(own, patchOf(before, wanted, timeZone), scope));
    setBusy(false);
    if (isDone) onDone();
  };
  const drop = (scope: Scope | undefined) => {
    remove(own, scope);
    onDone();
  };
  const askToKeep = (wanted: Draft) => {
    const scopes = isUntouched(wanted) ? [] : scopesFor(own, patchOf(before, wanted, timeZone));
    setDraft(wanted);
    if (scopes.length > 0) setAsked({ draft: wanted, scopes });
    else void keep(wanted, undefined);
  };
  const askToDrop = (left: Draft) => {
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
