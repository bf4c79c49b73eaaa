import { useEffect, useLayoutEffect, useRef } from "react";
import { useEvents } from "#client/features/calendar/views/use-events.ts";
import { eventMessages } from "#client/features/calendar/editing/messages/messages.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { addDays } from "#client/i18n/time.ts";
import { useToday } from "#client/context/clock.ts";
import { Button } from "#client/ui/buttons/Button.tsx";
import { Icon } from "#client/ui/icons/Icon.tsx";
import { type AgendaPosition, agendaChunkDays } from "./agenda-position.ts";
import { AgendaWeeks } from "./AgendaWeeks.tsx";
import { useCalendarGestures } from "./use-calendar-gestures.ts";
import { CalendarHead } from "./head/CalendarHead.tsx";
import type { CalendarFilter } from "./head/MemberFilter.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import * as styles from "./calendar.module.css";

/** As far as a family plans, and as far as it looks back. */
const mostAfter = 26;
const mostBefore = 26;

/** Restores where the agenda was scrolled, and asks for later weeks when the answered element comes near. */
const useAgendaScroll = (place: AgendaPosition, onPlace: (place: AgendaPosition) => void) => {
  const end = useRef<HTMLDivElement>(null);
  const latest = useRef(place);
  useLayoutEffect(() => {
    latest.current = place;
  });
  useLayoutEffect(() => {
    scrollTo(0, latest.current.scrolled);
    return () => onPlace({ ...latest.current, scrolled: scrollY });
  }, [onPlace]);
  useEffect(() => {
    const element = end.current;
    if (element === null) return;
    const watch = new IntersectionObserver(
      (seen) => {
        if (seen.some(({ isIntersecting }) => isIntersecting))
          onPlace({ ...latest.current, after: latest.current.after + 1 });
      },
      { rootMargin: "600px" },
    );
    watch.observe(element);
    return () => watch.disconnect();
    // A short stretch leaves the end in sight, which only a new observer reports again.
  }, [onPlace, place.after]);
  return end;
};

/** What comes, day by day, without an end; what was is above it. */
export const AgendaPage = ({
  place,
  onPlace,
  ...filter
}: CalendarFilter & { place: AgendaPosition; onPlace: (place: AgendaPosition) => void }) => {
  const s = useMessages(eventMessages);
  const today = useToday();
  const shown = useEvents(today, addDays(today, agendaChunkDays - 1));
  const end = useAgendaScroll(place, onPlace);
  const gestures = useCalendarGestures({ view: "agenda", day: today });
  const hasMore = place.after < mostAfter;
  const stretches = Array.from(
    { length: place.before + place.after },
    (_, at) => at - place.before,
  );
  return (
    <>
      <CalendarHead view="agenda" day={today} filter={filter} shown={shown} />
      <Stack gap={5} className={styles.agenda} {...gestures}>
        {place.before < mostBefore ? (
          <Button kind="quiet" onClick={() => onPlace({ ...place, before: place.before + 1 })}>
            <Icon name="undo" />
            {s("before")}
          </Button>
        ) : null}
        {stretches.map((at) => (
          <AgendaWeeks
            key={at}
            first={addDays(today, at * agendaChunkDays)}
            who={filter.who}
            isHere={at === 0}
          />
        ))}
        {hasMore ? <div ref={end} /> : null}
      </Stack>
    </>
  );
};
