import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { CalendarEvent } from "#contract/calendar.ts";
import type { EditScope } from "#contract/calendar-family.ts";
import { useConfig } from "#client/context/config.ts";
import { registerDraft } from "#client/mutations/drafts/register-draft.ts";
import { cachedEventOf } from "../calendar-cache.ts";
import { type EventDraft, eventDraftOf, eventPatchOf } from "./event-draft.ts";
import { scopesFor } from "./scopes.ts";
import { useEventSaving } from "./use-event-saving.ts";

/** The question how much of a repeated event is meant; without a draft about its removal. */
interface Asked {
  readonly draft: EventDraft | undefined;
  readonly scopes: readonly EditScope[];
}

/** Holds an event while it is changed: the form's draft, and the question how much of a repeated one is meant. */
export const useEventEditing = (event: CalendarEvent, onDone: () => void) => {
  const client = useQueryClient();
  const { timeZone } = useConfig();
  const [asked, setAsked] = useState<Asked>();
  // Another screen's change must not move what is being written here.
  const [own] = useState(() => cachedEventOf(client, event));
  const [before] = useState(() => eventDraftOf(own, timeZone));
  const [draft, setDraft] = useState(before);
  const patchOf = (wanted: EventDraft) => eventPatchOf(before, wanted, timeZone);
  const { error, busy, isUntouched, remove, send, sendAgain, forgetError } = useEventSaving(
    own,
    patchOf,
    onDone,
  );

  const place = `event ${own.id}`;
  const isRefusalAsked = !busy && (error?.code === "conflict" || error?.code === "guestsTold");
  const isAsked = asked !== undefined || isRefusalAsked;
  // A question that is closed throws away nothing of the form behind it.
  useEffect(
    () => (isAsked ? registerDraft(place, before, () => draft) : undefined),
    [isAsked, place, before, draft],
  );

  const saveNow = (wanted: EventDraft, scope: EditScope | undefined) => {
    setAsked(undefined);
    void send(wanted, scope);
  };
  const removeNow = (scope: EditScope | undefined) => {
    remove(own, scope);
    onDone();
  };
  const save = (wanted: EventDraft) => {
    const scopes = isUntouched(wanted) ? [] : scopesFor(own, patchOf(wanted));
    setDraft(wanted);
    if (scopes.length > 0) setAsked({ draft: wanted, scopes });
    else saveNow(wanted, undefined);
  };
  const askToRemove = (left: EventDraft) => {
    const scopes = scopesFor(own, undefined);
    setDraft(left);
    if (scopes.length > 0) setAsked({ draft: undefined, scopes });
    else removeNow(undefined);
  };
  const answer = (scope: EditScope) => {
    if (asked?.draft === undefined) removeNow(scope);
    else saveNow(asked.draft, scope);
  };
  return {
    own,
    asked,
    isRefusalAsked,
    form: { place, before, start: draft, busy, error },
    save,
    remove: askToRemove,
    answer,
    backToForm: () => {
      setAsked(undefined);
      forgetError();
    },
    /** Sends what was sent once more, after somebody said yes to what it does. */
    sendAgain: () => {
      setAsked(undefined);
      sendAgain();
    },
  };
};
