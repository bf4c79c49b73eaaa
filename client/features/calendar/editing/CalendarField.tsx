import { useMessages } from "#client/i18n/use-messages.ts";
import { EventMarks } from "../event/EventLine.tsx";
import { LabeledChoices } from "#client/ui/form/LabeledChoices.tsx";
import { familyCalendarId } from "../family-calendar-id.ts";
import { useWritableCalendars } from "../queries.ts";
import type { EventDraft, EventDraftChange } from "./event-draft.ts";
import { eventMessages } from "./messages/messages.ts";

const usual = "usual";

/** In which calendar an event is; nothing where there is no choice. */
export const CalendarField = ({
  feedId,
  isNew,
  onChange,
}: Pick<EventDraft, "feedId"> & {
  readonly isNew: boolean;
  readonly onChange: EventDraftChange;
}) => {
  const s = useMessages(eventMessages);
  const calendars = useWritableCalendars();
  const isKnown = feedId === familyCalendarId || calendars.some(({ id }) => id === feedId);
  if (calendars.length === 0 || !(isNew || isKnown)) return null;
  const choices = [
    ...(isNew ? [{ value: usual, label: s("calendar.usual") }] : []),
    { value: familyCalendarId, label: s("calendar.family") },
    ...calendars.map(({ id, name, memberIds = [] }) => ({
      ...{ value: id, label: name },
      // Two accounts may have calendars of one name: their colour tells them apart.
      picture: <EventMarks event={{ feedId: id, memberIds }} />,
    })),
  ];
  return (
    <LabeledChoices
      label={s("calendar")}
      value={feedId ?? usual}
      choices={choices}
      onChoose={(chosen) => onChange({ feedId: chosen === usual ? undefined : chosen })}
    />
  );
};
