import { ShownTimeStepper } from "./ShownTimeStepper.tsx";

const lastHour = 23;

/** A full hour of the day between two buttons. */
export const HourStepper = ({
  label,
  hour,
  onHour,
}: {
  label: string;
  hour: number;
  onHour: (hour: number) => void;
}) => (
  <ShownTimeStepper
    label={label}
    time={`${String(hour).padStart(2, "0")}:00`}
    onEarlier={hour === 0 ? undefined : () => onHour(hour - 1)}
    onLater={hour === lastHour ? undefined : () => onHour(hour + 1)}
  />
);
