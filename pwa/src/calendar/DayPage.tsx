import { useLocation } from "wouter";
import { dayOf } from "../../../client/calendar-views/day-of.ts";
import { eventsOf } from "../../../client/calendar-views/filter.ts";
import { useEvents } from "../../../client/calendar-views/use-events.ts";
import { useConfig } from "../../../client/config.ts";
import { useIsUnsent } from "../../../client/events/pending.ts";
import { errorText } from "../../../client/text/error-text.ts";
import { useText } from "../../../client/text/use-text.ts";
import {
  addDays,
  dayOf as familyDay,
  minuteOfDay,
  useNow,
  useToday,
} from "../../../client/time.ts";
import { IconButton } from "../../../client/ui/Button.tsx";
import { EmptyState } from "../../../client/ui/EmptyState.tsx";
import { SourceBadge } from "../../../client/ui/SourceBadge.tsx";
import { useSideSwipe } from "../meals/use-side-swipe.ts";
import { CalendarHead } from "./CalendarHead.tsx";
import { DayHours } from "./DayHours.tsx";
import { EventRow } from "./EventRow.tsx";
import type { Filter } from "./WhoFilter.tsx";

/** One day by its hours; a swipe from the next one, a tap on an hour writes something new there. */
export const DayPage = ({ day, ...filter }: Filter & { day: string }) => {
  const { t, dateLong } = useText();
  const [, go] = useLocation();
  const { timeZone } = useConfig();
  const today = useToday();
  const now = useNow();
  const isUnsent = useIsUnsent();
  const shown = useEvents(day, addDays(day, 1));
  const { allDay, timed, from, to } = dayOf(eventsOf(shown.data?.events ?? [], filter.who), day, {
    day: (instant) => familyDay(instant, timeZone),
    minuteOf: (instant) => minuteOfDay(instant, timeZone),
  });
  const turn = (by: number) => go(`/calendar/day/${addDays(day, by)}`, { replace: true });
  const swipe = useSideSwipe(turn);
  return (
    <>
      <CalendarHead view="day" day={day} filter={filter} badge={<SourceBadge shown={shown} />} />
      <div className="calendar-turn">
        <IconButton icon="left" label={t("calendar.earlier")} onClick={() => turn(-1)} />
        <h2 aria-live="polite" data-today={day === today}>
          {dateLong(day)}
        </h2>
        <IconButton icon="right" label={t("calendar.later")} onClick={() => turn(1)} />
      </div>
      {shown.from === "failed" ? (
        <EmptyState picture="key" title={errorText(t, shown.error)} />
      ) : (
        <div className="day-page" aria-busy={shown.from === "loading"} {...swipe}>
          {allDay.length === 0 ? null : (
            <ul className="agenda-day">
              {allDay.map((event) => (
                <EventRow
                  key={event.id}
                  {...{ event, day, isPast: false, isClash: false, isUnsent: isUnsent(event) }}
                />
              ))}
            </ul>
          )}
          <DayHours
            {...{ day, timed, from, to }}
            now={day === today ? minuteOfDay(now, timeZone) : undefined}
          />
        </div>
      )}
    </>
  );
};
