import { useMemo } from "react";
import { agendaOf } from "#client/features/calendar/views/agenda.ts";
import { useConfig } from "#client/context/config.ts";
import { DayOfAgenda } from "./DayOfAgenda.tsx";
import { ViewFooter } from "../ViewFooter.tsx";
import { useVisibleEvents } from "../../use-visible-events.ts";
import type { ViewPage } from "../calendar-views.ts";
import { useIsUnknown } from "#wall-ui/src/ui/UnknownRoom.tsx";
import * as styles from "./agenda.module.css";

/** The coming days as a list: each day on which something begins, and what it is. */
export const AgendaView = ({ first, last }: ViewPage) => {
  const { timeZone } = useConfig();
  const { shown, events, clashes } = useVisibleEvents(first, last);
  const isUnknown = useIsUnknown(shown);
  const isLoading = shown.source === "loading";
  const days = useMemo(
    () => agendaOf(events, first, last, timeZone),
    [events, first, last, timeZone],
  );
  return (
    <>
      <div
        className={styles.agenda}
        inert={isUnknown || isLoading}
        data-scrolls
        aria-busy={isLoading}
        tabIndex={0}
      >
        {days.map(({ day, events: list }) => (
          <DayOfAgenda key={day} events={list} isLoading={isLoading} {...{ day, clashes }} />
        ))}
      </div>
      <ViewFooter shown={shown} />
    </>
  );
};
