import { useClock } from "#client/context/clock.ts";
import { partOfDay } from "#client/features/walls/part-of-day.ts";
import { wallMessages } from "#client/features/walls/messages/messages.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { useNow } from "#client/platform/clock.ts";
import { FitText } from "#client/ui/text/FitText.tsx";
import { Notices } from "../now/Notices.tsx";
import * as styles from "./day-card.module.css";

/** Which day it is and which part of it, in words as large as they can be; below them the date and the hour. */
export const DayCard = () => {
  const w = useMessages(wallMessages);
  const { dayName, dateLong, clock } = useI18n();
  const now = useNow("minute");
  const part = partOfDay(useClock());
  return (
    <header className={styles.dayCard} data-testid="day-card">
      <FitText as="h1" lines={2} className={styles.dayWords}>
        {w(`day.${part}`, { day: dayName(now) })}
      </FitText>
      <p className={styles.dayDate}>{dateLong(now)}</p>
      <p className={styles.dayTime}>{clock(now)}</p>
      <Notices />
    </header>
  );
};
