import { useState } from "react";
import { useI18n } from "../../i18n/use-i18n.ts";
import { addDays, daysFrom, weekStart } from "../../i18n/time.ts";
import { IconButton } from "../buttons/IconButton.tsx";
import { Text } from "../text/Text.tsx";
import * as styles from "./day-picker.module.css";

const monthOf = (day: string): string => day.slice(0, 7);
const firstOf = (day: string): string => `${monthOf(day)}-01`;
const weeks = 6;

/** A month to choose a day from, large enough for any finger. */
export const DayPicker = ({
  day,
  today,
  onDay,
}: {
  /** Undefined while none is chosen. */
  day: string | undefined;
  /** The family's day. */
  today: string;
  onDay: (day: string) => void;
}) => {
  const { t, monthName, weekdays, dateLong, dayNumber, firstWeekday } = useI18n();
  const [first, setFirst] = useState(() => firstOf(day ?? today));
  const start = weekStart(first, firstWeekday);
  const days = daysFrom(start, addDays(start, weeks * 7 - 1));
  const turn = (by: number) => setFirst(firstOf(addDays(first, by)));
  return (
    <div className={styles.dayPick}>
      <div className={styles.dayPickHead}>
        <IconButton icon="left" label={t("calendar.earlier")} onClick={() => turn(-1)} />
        <Text as="b" size="large" display aria-live="polite">
          {monthName(first)}
        </Text>
        <IconButton icon="right" label={t("calendar.later")} onClick={() => turn(32)} />
      </div>
      <div className={styles.dayPickDays}>
        {weekdays(start).map((name) => (
          <Text size="small" tone="soft" key={name} aria-hidden="true">
            {name}
          </Text>
        ))}
        {days.map((one) => (
          <Text
            as="button"
            key={one}
            type="button"
            figures
            aria-label={dateLong(one)}
            aria-pressed={one === day}
            aria-current={one === today ? "date" : undefined}
            data-other={monthOf(one) !== monthOf(first)}
            onClick={() => onDay(one)}
          >
            {dayNumber(one)}
          </Text>
        ))}
      </div>
    </div>
  );
};
