import type { CalendarEvent } from "#contract/calendar.ts";
import { useI18n } from "../../../i18n/use-i18n.ts";
import { daysBetween } from "../../../i18n/time.ts";
import { Stack } from "../../../ui/layout/Stack.tsx";
import { Text } from "../../../ui/text/Text.tsx";
import { eventWaitFor } from "../next-event.ts";

interface WaitWords {
  readonly before: string;
  readonly main: string | number;
  readonly after?: string;
}

const useWaitWords = (event: CalendarEvent, now: number): WaitWords => {
  const { t, clock, dayAt, dayName, dateShort, relativeDay } = useI18n();
  const wait = eventWaitFor(event, now);
  switch (wait.kind) {
    case "running":
      return { before: t("home.goesOnUntil"), main: clock(event.end) };
    case "later": {
      const away = daysBetween(dayAt(now), dayAt(event.start));
      const day = away < 7 ? dayName(event.start) : dateShort(event.start);
      return { before: away <= 1 ? relativeDay(away) : day, main: clock(event.start) };
    }
    case "hours": {
      const { hours } = wait;
      const minutes = String(wait.minutes).padStart(2, "0");
      return { before: t("home.in"), main: t("home.hoursAndMinutes", { hours, minutes }) };
    }
    case "minutes":
      return {
        ...{ before: t("home.in"), main: wait.count },
        after: t("home.minutes", { count: wait.count }),
      };
  }
};

/** How long it is to an event as people say it: "13 minutes", "1 h 52", "tomorrow 9:00", "until 18:00". `now` in ms. */
export const EventWait = ({
  event,
  now,
  className,
}: {
  event: CalendarEvent;
  now: number;
  className: string;
}) => {
  const { before, main, after } = useWaitWords(event, now);
  return (
    <Stack as="p" align="center" className={className} data-words={after === undefined}>
      <span>{before}</span>
      <Text as="strong" display figures>
        {main}
      </Text>
      {after === undefined ? null : <span>{after}</span>}
    </Stack>
  );
};
