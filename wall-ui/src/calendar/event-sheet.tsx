import { createContext, type ReactNode, use, useState } from "react";
import type { CalendarEvent } from "../../../contract/calendar.ts";
import { addDays } from "../../../client/time.ts";
import { Avatar } from "../../../client/ui/Avatar.tsx";
import { Icon } from "../../../client/ui/Icon.tsx";
import { Sheet } from "../../../client/ui/Sheet.tsx";
import { useFamily } from "../../../client/family.tsx";
import { useWords } from "../shell/use-words.ts";

type Open = (event: CalendarEvent) => void;
const OpenContext = createContext<Open>(() => undefined);

const Details = ({ event }: { event: CalendarEvent }) => {
  const { t, format } = useWords();
  const family = useFamily();
  const last = event.allDay ? addDays(event.end, -1) : undefined;
  return (
    <div className="event-details">
      <p className="event-details-when">
        {last === undefined || last <= event.start
          ? format.longDate(event.start)
          : format.dayRange(event.start, last)}
        <br />
        {event.allDay ? t("calendar.allDay") : format.timeRange(event.start, event.end)}
      </p>
      {event.location === undefined ? null : (
        <p>
          <Icon name="place" label={t("calendar.location")} />
          <bdi>{event.location}</bdi>
        </p>
      )}
      <ul>
        {family
          .filter(({ id }) => event.memberIds.includes(id))
          .map((member) => (
            <li key={member.id}>
              <Avatar face={member} />
              <bdi>{member.name}</bdi>
            </li>
          ))}
      </ul>
      {event.notes === undefined ? null : (
        <p className="event-details-notes" dir="auto">
          {event.notes}
        </p>
      )}
    </div>
  );
};

/** Shows one event whole: nothing cut, everyone's face, place and notes. */
export const EventSheetProvider = ({ children }: { children: ReactNode }) => {
  const { t } = useWords();
  const [event, setEvent] = useState<CalendarEvent>();
  return (
    <OpenContext value={setEvent}>
      {children}
      <Sheet
        open={event !== undefined}
        title={event?.title || t("calendar.untitled")}
        closeLabel={t("action.close")}
        onClose={() => setEvent(undefined)}
      >
        {event === undefined ? null : <Details event={event} />}
      </Sheet>
    </OpenContext>
  );
};

/** The way to show an event whole. */
export const useOpenEvent = (): Open => use(OpenContext);
