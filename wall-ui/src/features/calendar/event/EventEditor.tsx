import { useState } from "react";
import type { CalendarEvent } from "#contract/calendar.ts";
import { AddEvent } from "#client/features/calendar/editing/AddEvent.tsx";
import { EditEvent } from "#client/features/calendar/editing/EditEvent.tsx";
import { eventMessages } from "#client/features/calendar/editing/messages/messages.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import type { EventDraft } from "#client/features/calendar/editing/event-draft.ts";
import { useEmptyDraft } from "#client/features/calendar/editing/use-empty-draft.ts";
import { useToday } from "#client/context/clock.ts";
import { saveOpenDrafts } from "#client/mutations/drafts/saved-drafts.ts";
import { Sheet } from "#client/ui/overlays/Sheet.tsx";

const Adding = ({
  day,
  minute,
  memberIds,
  onClose,
}: {
  day: string;
  minute: number | undefined;
  memberIds: readonly string[] | undefined;
  onClose: () => void;
}) => {
  const empty = useEmptyDraft();
  const [start] = useState((): EventDraft => empty(day, minute, memberIds));
  return <AddEvent before={start} large onDone={onClose} />;
};

/**
 * The sheet in which an event is written on the wall: `event` to change one, else a new one on `day`, from `minute` of the day
 * on (else the next full hour) and of `memberIds`, where these are given.
 */
export const EventEditor = ({
  open,
  event,
  day,
  minute,
  memberIds,
  onClose,
}: {
  open: boolean;
  event?: CalendarEvent | undefined;
  day?: string | undefined;
  minute?: number | undefined;
  memberIds?: readonly string[] | undefined;
  onClose: () => void;
}) => {
  const s = useMessages(eventMessages);
  const { t } = useI18n();
  const today = useToday();
  return (
    <Sheet
      open={open}
      title={event === undefined ? s("addTitle") : s("editTitle")}
      closeLabel={t("action.close")}
      onClose={() => {
        if (event !== undefined) saveOpenDrafts();
        onClose();
      }}
    >
      {event === undefined ? (
        <Adding {...{ minute, memberIds, onClose }} day={day ?? today} />
      ) : (
        <EditEvent key={event.id} event={event} large onDone={onClose} />
      )}
    </Sheet>
  );
};
