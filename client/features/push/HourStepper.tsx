import { useI18n } from "../../i18n/use-i18n.ts";
import { useMessages } from "../../i18n/use-messages.ts";
import { Stepper } from "../../ui/form/Stepper.tsx";
import { notificationMessages } from "./messages.ts";

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
}) => {
  const s = useMessages(notificationMessages);
  const { timeOfDay } = useI18n();
  return (
    <Stepper
      label={label}
      shown={timeOfDay(`${String(hour).padStart(2, "0")}:00`)}
      lessLabel={s("less", { what: label })}
      moreLabel={s("more", { what: label })}
      onLess={hour === 0 ? undefined : () => onHour(hour - 1)}
      onMore={hour === lastHour ? undefined : () => onHour(hour + 1)}
    />
  );
};
