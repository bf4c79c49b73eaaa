import { eventsOnDay } from "#client/features/calendar/range-store.ts";
import { useConfig } from "#client/context/config.ts";
import { calendarMessages } from "#client/features/calendar/messages/messages.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { Button } from "#client/ui/buttons/Button.tsx";
import { Sheet } from "#client/ui/overlays/Sheet.tsx";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { ButtonLink } from "#client/ui/buttons/ButtonLink.tsx";
import { Row } from "#client/ui/layout/Row.tsx";
import { AgendaList } from "../views/agenda/AgendaList.tsx";
import { useCalendarView } from "../views/calendar-view-context.ts";
import { useVisibleEvents } from "../use-visible-events.ts";
import * as styles from "./event-details.module.css";

const DayInside = ({ day }: { day: string }) => {
  const { t } = useI18n();
  const s = useMessages(calendarMessages);
  const { timeZone } = useConfig();
  const { add } = useCalendarView();
  const { events, clashes } = useVisibleEvents(day, day);
  return (
    <>
      <AgendaList day={day} events={eventsOnDay(events, day, timeZone)} clashes={clashes} />
      <Row as="footer" wrap justify="end" className={styles.eventWays}>
        <ButtonLink href={`/calendar/day/${day}`}>{t("calendar.day")}</ButtonLink>
        <Button kind="primary" onClick={() => add({ day })}>
          {s("add")}
        </Button>
      </Row>
    </>
  );
};

/** What a day has, in rows that a thumb hits, where its place in a month's sheet is too low for that. */
export const DaySheet = ({ day, onClose }: { day: string | undefined; onClose: () => void }) => {
  const { t, dateLong } = useI18n();
  return (
    <Sheet
      open={day !== undefined}
      title={day === undefined ? "" : dateLong(day)}
      closeLabel={t("action.close")}
      onClose={onClose}
    >
      {day === undefined ? null : <DayInside day={day} />}
    </Sheet>
  );
};
