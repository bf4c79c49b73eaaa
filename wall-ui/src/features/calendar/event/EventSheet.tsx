import type { CalendarEvent } from "#contract/calendar.ts";
import { isStarred, withStarred } from "#contract/rules/star-mark.ts";
import { useIsForParents } from "#client/features/calendar/use-may-write-into.ts";
import { useEventMutations } from "#client/features/calendar/changes/use-event-mutations.ts";
import { calendarMessages } from "#client/features/calendar/messages/messages.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { useNow } from "#client/platform/clock.ts";
import { Button } from "#client/ui/buttons/Button.tsx";
import { Switch } from "#client/ui/form/Switch.tsx";
import { Sheet } from "#client/ui/overlays/Sheet.tsx";
import { Row } from "#client/ui/layout/Row.tsx";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { EventDetails } from "./EventDetails.tsx";
import * as styles from "./event-details.module.css";

/** Shows an event whole, with the ways to change one of the family's own. */
export const EventSheet = ({
  event,
  onEdit,
  onClose,
}: {
  /** Undefined is closed. */
  event: CalendarEvent | undefined;
  onEdit: (event: CalendarEvent) => void;
  onClose: () => void;
}) => {
  const { t } = useI18n();
  const s = useMessages(calendarMessages);
  const { change } = useEventMutations();
  const isForParents = useIsForParents();
  const now = useNow("minute");
  // What comes again and again, or is over, nobody waits for.
  const isWaitedFor = (waited: CalendarEvent) =>
    isStarred(waited.title) || (!waited.recurring && Date.parse(waited.start) > now);
  const mark = (marked: CalendarEvent, isOn: boolean) => {
    onClose();
    void change(marked, { title: withStarred(marked.title, isOn) }, "all");
  };
  return (
    <Sheet
      open={event !== undefined}
      title={event?.title || t("calendar.untitled")}
      closeLabel={t("action.close")}
      onClose={onClose}
    >
      {event === undefined ? null : <EventDetails event={event} />}
      {event?.editable === true && !isForParents(event) ? (
        <Row as="footer" wrap justify="end" className={styles.eventWays}>
          {isWaitedFor(event) ? (
            <Switch
              label={s("countdown")}
              on={isStarred(event.title)}
              onChange={(isOn) => mark(event, isOn)}
            />
          ) : null}
          <Button kind="primary" onClick={() => onEdit(event)}>
            {s("edit")}
          </Button>
        </Row>
      ) : null}
    </Sheet>
  );
};
