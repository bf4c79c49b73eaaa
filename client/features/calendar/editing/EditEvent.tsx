import type { CalendarEvent } from "#contract/calendar.ts";
import { eventMessages } from "./messages/messages.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { EventForm } from "./EventForm.tsx";
import { SaveQuestion } from "./SaveQuestion.tsx";
import { ScopeQuestion } from "./ScopeQuestion.tsx";
import { useEventEditing } from "./use-event-editing.ts";

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
  const { error } = editing.form;
  if (editing.isRefusalAsked && error !== undefined)
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
      replaces={own.id}
      onKeep={editing.save}
      onDelete={editing.remove}
    />
  );
};
