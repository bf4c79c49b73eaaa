import { useI18n } from "../../i18n/use-i18n.ts";
import { useMessages } from "../../i18n/use-messages.ts";
import { Stepper } from "../../ui/form/Stepper.tsx";
import { addMinutesToTime } from "../../ui/form/time-of-day.ts";
import { notificationMessages } from "./messages.ts";

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
}) => {
  const s = useMessages(notificationMessages);
  const { timeOfDay } = useI18n();
  return (
    <Stepper
      label={label}
      shown={timeOfDay(time)}
      lessLabel={s("less", { what: label })}
      moreLabel={s("more", { what: label })}
      onLess={() => onTime(addMinutesToTime(time, -stepMin))}
      onMore={() => onTime(addMinutesToTime(time, stepMin))}
    />
  );
};
