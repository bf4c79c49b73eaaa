import { useState } from "react";
import { useLocation } from "wouter";
import { AddEvent } from "#client/features/calendar/editing/AddEvent.tsx";
import type { Draft } from "#client/features/calendar/editing/event-draft.ts";
import { QuickWords } from "#client/features/calendar/quick-add/QuickAddForm.tsx";
import { useEmptyDraft } from "#client/features/calendar/editing/use-empty-draft.ts";
import { useConnection } from "#client/context/app-context.ts";
import { eventWords } from "#client/features/calendar/editing/messages/messages.ts";
import { useWordsOf } from "#client/i18n/use-messages.ts";
import { Page } from "../../ui/SubPage.tsx";

/** A new event: in plain words, or field by field where an hour was tapped and where nobody is there to understand words. */
export const NewEventPage = ({
  day,
  minute,
  memberIds,
}: {
  day: string;
  minute: number | undefined;
  /** Whose events are being looked at. */
  memberIds: readonly string[];
}) => {
  const s = useWordsOf(eventWords);
  const [, go] = useLocation();
  const empty = useEmptyDraft();
  const isCutOff = useConnection().state !== "live";
  const [fields, setFields] = useState<Draft | undefined>(() =>
    minute === undefined && !isCutOff ? undefined : empty(day, minute, memberIds),
  );
  const leave = () => go("/calendar", { replace: true });
  return (
    <Page look="calendar-page" title={s("addTitle")} back="/calendar">
      {fields === undefined ? (
        <QuickWords day={day} large={false} onFields={setFields} onDone={leave} />
      ) : (
        <AddEvent before={fields} large={false} onDone={leave} />
      )}
    </Page>
  );
};
