import { addMinutesToTime } from "../../ui/form/time-of-day.ts";
import { ShownTimeStepper } from "./ShownTimeStepper.tsx";

const stepMin = 15;

/** A time of day between two buttons, a quarter of an hour apart. */
export const TimeStepper = ({
  label,
  time,
  onTime,
}: {
  label: string;
  time: string;
  onTime: (time: string) => void;
}) => (
  <ShownTimeStepper
    label={label}
    time={time}
    onEarlier={() => onTime(addMinutesToTime(time, -stepMin))}
    onLater={() => onTime(addMinutesToTime(time, stepMin))}
  />
);
