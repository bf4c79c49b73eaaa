import { Link } from "wouter";
import { agendaOf } from "../../../client/calendar-views/agenda.ts";
import { useConfig } from "../../../client/config.ts";
import { calendarWords } from "../../../client/text/rooms/calendar/words.ts";
import { useWordsOf } from "../../../client/text/words-of.ts";
import { Button } from "../../../client/ui/Button.tsx";
import { Sheet } from "../../../client/ui/Sheet.tsx";
import { useWords } from "../shell/use-words.ts";
import { AgendaList } from "./AgendaList.tsx";
import { useRoom } from "./room.ts";
import { useRoomEvents } from "./use-room-events.ts";

const DayInside = ({ day }: { day: string }) => {
  const { t } = useWords();
  const s = useWordsOf(calendarWords);
  const { timeZone } = useConfig();
  const { add } = useRoom();
  const { events, clashes } = useRoomEvents(day, day);
  const list = agendaOf(events, day, day, timeZone).flatMap((one) => one.events);
  return (
    <>
      <AgendaList events={list} clashes={clashes} />
      <footer className="event-ways">
        <Link className="button" href={`/calendar/day/${day}`}>
          {t("calendar.day")}
        </Link>
        <Button kind="primary" onClick={() => add({ day })}>
          {s("add")}
        </Button>
      </footer>
    </>
  );
};

/** What a day has, in rows that a thumb hits, where its place in a month's sheet is too low for that. */
export const DaySheet = ({ day, onClose }: { day: string | undefined; onClose: () => void }) => {
  const { t, format } = useWords();
  return (
    <Sheet
      open={day !== undefined}
      title={day === undefined ? "" : format.longDate(day)}
      closeLabel={t("action.close")}
      onClose={onClose}
    >
      {day === undefined ? null : <DayInside day={day} />}
    </Sheet>
  );
};
