import { useMessages } from "../i18n/use-messages.ts";
import { Stepper } from "../ui/form/Stepper.tsx";
import { recurrenceMessages } from "./messages/messages.ts";

/** A number from 1 to `most`. */
export const CountStepper = ({
  label,
  count,
  most,
  onCount,
}: {
  label: string;
  count: number;
  most: number;
  onCount: (count: number) => void;
}) => {
  const s = useMessages(recurrenceMessages);
  return (
    <Stepper
      label={label}
      shown={String(count)}
      lessLabel={s("less")}
      moreLabel={s("more")}
      onLess={count > 1 ? () => onCount(count - 1) : undefined}
      onMore={count < most ? () => onCount(count + 1) : undefined}
    />
  );
};
