import type { CalendarEvent } from "#contract/calendar.ts";
import type { Clash } from "#client/features/calendar/views/clashes.ts";
import { useFamily } from "#client/context/family.ts";
import { Avatar } from "#client/ui/Avatar.tsx";
import { useWallText } from "#wall-ui/src/ui/use-wall-text.ts";
import { EventButton } from "../EventButton.tsx";
import { useEventTime } from "../../use-event-time.ts";

const facesShown = 4;

/** An event in a list: when, what and where, and whose faces. */
export const AgendaLine = ({
  event,
  clashes,
}: {
  event: CalendarEvent;
  clashes: ReadonlyMap<string, readonly Clash[]>;
}) => {
  const { t } = useWallText();
  const when = useEventTime();
  const whose = useFamily().filter(({ id }) => event.memberIds.includes(id));
  const hidden = whose.length - facesShown;
  return (
    <EventButton event={event} clashes={clashes} className="agenda-event">
      <time>{when(event)}</time>
      <span className="agenda-words">
        <span className="two-lines agenda-title" dir="auto">
          {event.title === "" ? t("calendar.untitled") : event.title}
        </span>
        {event.location === undefined ? null : (
          <span className="two-lines agenda-place" dir="auto">
            {event.location}
          </span>
        )}
      </span>
      <span className="agenda-faces">
        {whose.slice(0, hidden > 1 ? facesShown - 1 : facesShown).map((member) => (
          <Avatar key={member.id} face={member} />
        ))}
        {hidden > 1 ? <b className="figures">+{hidden + 1}</b> : null}
        <span className="quietly">{whose.map(({ name }) => name).join(", ")}</span>
      </span>
    </EventButton>
  );
};
