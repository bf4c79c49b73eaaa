import { settingsMessages } from "#client/features/settings/messages/messages.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { Stepper } from "#client/ui/form/Stepper.tsx";
import { stepValue } from "./step-value.ts";

/** A setting that is one of some amounts, with the ways to the next smaller and larger one. */
export const AmountSetting = ({
  label,
  shown,
  value,
  offered,
  onValue,
}: {
  label: string;
  /** The amount in words. */
  shown: string;
  value: number;
  /** The amounts that may be chosen, in order. */
  offered: readonly number[];
  onValue: (value: number) => void;
}) => {
  const s = useMessages(settingsMessages);
  const less = stepValue(offered, value, -1);
  const more = stepValue(offered, value, 1);
  return (
    <Stepper
      label={label}
      shown={shown}
      lessLabel={s("less", { what: label })}
      moreLabel={s("more", { what: label })}
      onLess={less === undefined ? undefined : () => onValue(less)}
      onMore={more === undefined ? undefined : () => onValue(more)}
    />
  );
};
