import { useState } from "react";
import { useI18n } from "../../i18n/use-i18n.ts";
import { Button } from "../buttons/Button.tsx";
import { DayPicker } from "./DayPicker.tsx";
import { FieldLabel } from "./FieldLabel.tsx";
import { Stack } from "../layout/Stack.tsx";

/** A day, chosen from a month that a tap opens. */
export const DayField = ({
  label,
  day,
  today,
  onDay,
}: {
  label: string;
  day: string;
  /** The family's day. */
  today: string;
  onDay: (day: string) => void;
}) => {
  const { dateLong, dateWithYear } = useI18n();
  const [isOpen, setOpen] = useState(false);
  return (
    <Stack gap={2} role="group" aria-label={label}>
      <FieldLabel spoken={false}>{label}</FieldLabel>
      <Button
        aria-expanded={isOpen}
        aria-label={`${label}: ${dateLong(day)}`}
        onClick={() => setOpen(!isOpen)}
      >
        {dateWithYear(day)}
      </Button>
      {isOpen ? (
        <DayPicker
          day={day}
          today={today}
          onDay={(next) => {
            onDay(next);
            setOpen(false);
          }}
        />
      ) : null}
    </Stack>
  );
};
