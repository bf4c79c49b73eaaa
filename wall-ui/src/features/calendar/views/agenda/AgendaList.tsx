import type { CalendarEvent } from "#contract/calendar.ts";
import type { Clash } from "#client/features/calendar/views/clashes.ts";
import { AgendaLine } from "./AgendaLine.tsx";
import * as styles from "./agenda.module.css";

/** The events of a day, one below the other. */
export const AgendaList = ({
  day,
  events,
  clashes,
}: {
  day: string;
  events: readonly CalendarEvent[];
  clashes: ReadonlyMap<string, readonly Clash[]>;
}) => (
  <ul className={styles.agendaList}>
    {events.map((event) => (
      <li key={event.id}>
        <AgendaLine event={event} day={day} clashes={clashes} />
      </li>
    ))}
  </ul>
);
