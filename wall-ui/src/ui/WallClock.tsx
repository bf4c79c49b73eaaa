import { useI18n } from "#client/i18n/use-i18n.ts";
import { useNow } from "#client/platform/clock.ts";
import { Text } from "#client/ui/text/Text.tsx";
import { dateInLines } from "./date-in-lines.ts";
import * as styles from "./wall-clock.module.css";

/** The hour and the date, readable from the other end of the room. */
export const WallClock = () => {
  const { clockParts, clock, dateLong, dayName } = useI18n();
  const now = useNow("minute");
  const { hour, minute, dayPeriod } = clockParts(now);
  return (
    <div>
      <h1 className={styles.nowClock} data-part="now-clock" aria-label={clock(now)}>
        <span aria-hidden="true">{hour}</span>
        <i aria-hidden="true">:</i>
        <span aria-hidden="true">{minute}</span>
        {dayPeriod === undefined ? null : (
          <Text as="small" tone="soft" aria-hidden="true">
            {dayPeriod}
          </Text>
        )}
      </h1>
      <Text
        as="p"
        size="title"
        weight="semibold"
        display
        className={styles.nowDate}
        data-part="now-date"
      >
        {dateInLines(dateLong(now), dayName(now))}
      </Text>
    </div>
  );
};
