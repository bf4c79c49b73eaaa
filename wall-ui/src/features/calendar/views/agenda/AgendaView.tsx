import { useMemo } from "react";
import { useFactDays } from "#client/features/calendar/day-facts/use-fact-days.ts";
import { dailyAgendaOf } from "#client/features/calendar/views/agenda.ts";
import { isUnknownDay } from "#client/features/calendar/views/use-events.ts";
import { useConfig } from "#client/context/config.ts";
import { DayOfAgenda } from "./DayOfAgenda.tsx";
import { ViewFooter } from "../ViewFooter.tsx";
import { useVisibleEvents } from "../../use-visible-events.ts";
import type { ViewPage } from "../calendar-views.ts";
import { useIsUnknown } from "#wall-ui/src/ui/UnknownRoom.tsx";
import * as styles from "./agenda.module.css";

/** The coming days as a list: each day on which something is, and what. */
export const AgendaView = ({ first, last }: ViewPage) => {
  const { timeZone } = useConfig();
  const { shown, events, clashes } = useVisibleEvents(first, last);
  const isUnknown = useIsUnknown(shown);
  const isLoading = shown.source === "loading";
  const factDays = useFactDays(first, last);
  const days = useMemo(() => {
    const others = new Set([first, ...factDays]);
    return dailyAgendaOf(events, { first, last, timeZone, others });
  }, [events, first, last, timeZone, factDays]);
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
          <DayOfAgenda
            key={day}
            {...{ day, clashes, events: list, hasFacts: factDays.has(day) }}
            isUnknown={isUnknownDay(shown, day)}
          />
        ))}
      </div>
      <ViewFooter shown={shown} />
    </>
  );
};
