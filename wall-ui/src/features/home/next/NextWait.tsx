import type { CalendarEvent } from "#contract/calendar.ts";
import { eventWaitFor } from "#client/features/calendar/next-event.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { Text } from "#client/ui/text/Text.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import * as styles from "./next-card.module.css";

/** How long it is to an event as people say it: "13 minutes", "1 h 52", "tomorrow 9:00", "until 18:00". */
export const NextWait = ({ event, now }: { event: CalendarEvent; now: number }) => {
  const { t, clock, nearDayName } = useI18n();
  const wait = eventWaitFor(event, now);
  switch (wait.kind) {
    case "running":
      return (
        <Stack as="p" align="center" className={styles.nextWait} data-words="true">
          <span>{t("home.goesOnUntil")}</span>
          <Text as="strong" display figures>
            {clock(event.end)}
          </Text>
        </Stack>
      );
    case "later":
      return (
        <Stack as="p" align="center" className={styles.nextWait} data-words="true">
          <span>{nearDayName(event.start, now)}</span>
          <Text as="strong" display figures>
            {clock(event.start)}
          </Text>
        </Stack>
      );
    case "hours":
      return (
        <Stack as="p" align="center" className={styles.nextWait} data-words="true">
          <span>{t("home.in")}</span>
          <Text as="strong" display figures>
            {t("home.hoursAndMinutes", {
              hours: wait.hours,
              minutes: String(wait.minutes).padStart(2, "0"),
            })}
          </Text>
        </Stack>
      );
    case "minutes":
      return (
        <Stack as="p" align="center" className={styles.nextWait}>
          <span>{t("home.in")}</span>
          <Text as="strong" display figures>
            {wait.count}
          </Text>
          <span>{t("home.minutes", { count: wait.count })}</span>
        </Stack>
      );
  }
};
