import type { Period } from "#contract/budget.ts";
import { budgetMessages } from "./messages/messages.ts";
import { useMessages } from "../../i18n/use-messages.ts";
import { Segments } from "../../ui/buttons/Segments.tsx";

const periods = ["month", "last", "ytd"] as const satisfies readonly Period[];

/** Which time the numbers are of. */
export const PeriodPicker = ({
  period,
  onPick,
}: {
  period: Period;
  onPick: (period: Period) => void;
}) => {
  const s = useMessages(budgetMessages);
  return (
    <Segments
      label={s("periods")}
      value={period}
      options={periods.map((one) => ({ value: one, label: s(`period.${one}`) }))}
      onChoose={onPick}
    />
  );
};
