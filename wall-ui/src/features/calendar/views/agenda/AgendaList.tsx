import type { CalendarEvent } from "#contract/calendar.ts";
import type { Clash } from "#client/features/calendar/views/clashes.ts";
import { AgendaLine } from "./AgendaLine.tsx";
import "./agenda.css";

/** The events of a day, one below the other. */
export const AgendaList = ({
  events,
  clashes,
}: {
  events: readonly CalendarEvent[];
  clashes: ReadonlyMap<string, readonly Clash[]>;
}) => (
  <ul className="agenda-list">
    {events.map((event) => (
      <li key={event.id}>
        <AgendaLine event={event} clashes={clashes} />
      </li>
    ))}
  </ul>
);
