import { useState } from "react";
import { eventMessages } from "./messages/messages.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { PickerField } from "#client/ui/form/PickerField.tsx";
import { FieldLabel } from "#client/ui/form/FieldLabel.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { DayPicker } from "#client/ui/form/DayPicker.tsx";
import { useToday } from "#client/context/clock.ts";
import type { DraftMoment } from "./event-draft.ts";
import { parseMinuteOfDay, formatMinuteOfDay } from "./minute-of-day.ts";
import { TimePicker } from "./TimePicker.tsx";
import * as styles from "./event-form.module.css";

interface Field {
  readonly label: string;
  readonly moment: DraftMoment;
  readonly isDay: boolean;
  readonly onMoment: (moment: DraftMoment) => void;
}

/** A phone brings wheels for days and hours that its owner knows. */
const OwnPickers = ({ label, moment, isDay, onMoment }: Field) => {
  const s = useMessages(eventMessages);
  return (
    <div className={styles.eventMoment}>
      <PickerField
        type="date"
        label={label}
        value={moment.day}
        onValue={(day) => {
          if (day !== "") onMoment({ ...moment, day });
        }}
      />
      {isDay ? null : (
        <PickerField
          type="time"
          label={s("startTime")}
          aria-label={`${label}: ${s("startTime")}`}
          value={formatMinuteOfDay(moment.minute)}
          onValue={(time) => {
            const minute = parseMinuteOfDay(time);
            if (minute !== undefined) onMoment({ ...moment, minute });
          }}
        />
      )}
    </div>
  );
};

const LargePickers = ({ label, moment, isDay, onMoment }: Field) => {
  const { dateLong, dateShort, dayShort, timeOfDay } = useI18n();
  const today = useToday();
  const [opened, setOpened] = useState<"day" | "time">();
  const toggle = (which: "day" | "time") => setOpened(opened === which ? undefined : which);
  return (
    <div className={styles.eventMomentLarge} role="group" aria-label={label}>
      <FieldLabel spoken={false}>{label}</FieldLabel>
      <Text
        as="button"
        size="large"
        weight="bold"
        type="button"
        className={styles.eventMomentNow}
        aria-expanded={opened === "day"}
        aria-label={`${label}: ${dateLong(moment.day)}`}
        onClick={() => toggle("day")}
      >
        {`${dayShort(moment.day)} ${dateShort(moment.day)}`}
      </Text>
      {isDay ? null : (
        <Text
          size="large"
          weight="bold"
          as="button"
          type="button"
          figures
          className={styles.eventMomentNow}
          aria-expanded={opened === "time"}
          aria-label={`${label}: ${timeOfDay(formatMinuteOfDay(moment.minute))}`}
          onClick={() => toggle("time")}
        >
          {timeOfDay(formatMinuteOfDay(moment.minute))}
        </Text>
      )}
      {opened === "day" ? (
        <DayPicker
          today={today}
          day={moment.day}
          onDay={(day) => {
            onMoment({ ...moment, day });
            setOpened(undefined);
          }}
        />
      ) : null}
      {opened === "time" && !isDay ? (
        <TimePicker minute={moment.minute} onMinute={(minute) => onMoment({ ...moment, minute })} />
      ) : null}
    </div>
  );
};

/** When something begins or ends: a day, and its time where it isn't all day; `large` for a wall without a keyboard. */
export const MomentField = ({ large, ...field }: Field & { large: boolean }) =>
  large ? <LargePickers {...field} /> : <OwnPickers {...field} />;
