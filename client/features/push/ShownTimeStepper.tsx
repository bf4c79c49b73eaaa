import { useI18n } from "../../i18n/use-i18n.ts";
import { useMessages } from "../../i18n/use-messages.ts";
import { Stepper } from "../../ui/form/Stepper.tsx";
import { notificationMessages } from "./messages.ts";

/** A time of day between a button for an earlier and one for a later one, each as far as there is any. */
export const ShownTimeStepper = ({
  label,
  time,
  onEarlier,
  onLater,
}: {
  label: string;
  time: string;
  onEarlier: (() => void) | undefined;
  onLater: (() => void) | undefined;
}) => {
  const s = useMessages(notificationMessages);
  const { timeOfDay } = useI18n();
  return (
    <Stepper
      label={label}
      shown={timeOfDay(time)}
      lessLabel={s("less", { what: label })}
      moreLabel={s("more", { what: label })}
      onLess={onEarlier}
      onMore={onLater}
    />
  );
};
