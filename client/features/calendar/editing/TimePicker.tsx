import { useLayoutEffect, useRef } from "react";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { Text } from "#client/ui/text/Text.tsx";
import { formatMinuteOfDay } from "./minute-of-day.ts";
import * as styles from "./event-form.module.css";

const hours = Array.from({ length: 24 }, (_, hour) => hour);
const minutes = Array.from({ length: 12 }, (_, at) => at * 5);

/** An hour and its minutes, each with one tap; `minute` counts from midnight. */
export const TimePicker = ({
  minute,
  onMinute,
}: {
  minute: number;
  onMinute: (minute: number) => void;
}) => {
  const { timeOfDay } = useI18n();
  const box = useRef<HTMLDivElement>(null);
  // It opens below the fold of a low wall's sheet, minutes last.
  useLayoutEffect(() => {
    box.current?.scrollIntoView({ block: "nearest" });
  }, []);
  const [hour, rest] = [Math.floor(minute / 60), minute % 60];
  return (
    <div ref={box} className={styles.timePick}>
      <div className={styles.timePickHours}>
        {hours.map((one) => (
          <Text
            as="button"
            key={one}
            type="button"
            figures
            aria-pressed={one === hour}
            onClick={() => onMinute(one * 60 + rest)}
          >
            {timeOfDay(formatMinuteOfDay(one * 60))}
          </Text>
        ))}
      </div>
      <div className={styles.timePickMinutes}>
        {minutes.map((one) => (
          <Text
            as="button"
            key={one}
            type="button"
            figures
            aria-label={timeOfDay(formatMinuteOfDay(hour * 60 + one))}
            aria-pressed={one === rest}
            onClick={() => onMinute(hour * 60 + one)}
          >
            {`:${String(one).padStart(2, "0")}`}
          </Text>
        ))}
      </div>
    </div>
  );
};
