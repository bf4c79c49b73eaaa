import { Link } from "wouter";
import {
  type CountdownEvent as Counted,
  countdownDays,
  countdownIn,
  withoutStar,
} from "#client/features/calendar/views/countdown.ts";
import { useEvents } from "#client/features/calendar/views/use-events.ts";
import { useConfig } from "#client/context/config.ts";
import { eventDaysOf } from "#client/features/calendar/range-store.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { addDays } from "#client/i18n/time.ts";
import { useToday } from "#client/context/clock.ts";
import { Picture } from "#client/ui/pictures/Picture.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import * as styles from "./countdown-card.module.css";

const pictures: Readonly<Record<Counted["kind"], string>> = {
  birthday: "birthday-cake",
  holiday: "luggage",
  marked: "glowing-star",
};

/** How many days it is to what the family waits for: what somebody marked with a star, else a birthday or holidays. Nothing else, nothing shown. */
export const CountdownCard = () => {
  const { t, relativeDay } = useI18n();
  const { timeZone } = useConfig();
  const today = useToday();
  const { data } = useEvents(today, addDays(today, countdownDays));
  const next = countdownIn(data?.events ?? [], today, timeZone);
  if (next === undefined) return null;
  const { event, kind, days } = next;
  return (
    <Link className={styles.countdown} href={`/calendar/day/${eventDaysOf(event, timeZone).first}`}>
      <Picture name={event.icon} neutral={pictures[kind]} />
      <Text clamp dir="auto">
        {withoutStar(event.title) || t("calendar.untitled")}
      </Text>
      <Text tone="accent" display as="b" figures>
        {relativeDay(days)}
      </Text>
    </Link>
  );
};
