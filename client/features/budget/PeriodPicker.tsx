import type { Period } from "#contract/budget.ts";
import { budgetMessages } from "./messages/messages.ts";
import { useMessages } from "../../i18n/use-messages.ts";
import "../../ui/segments.css";

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
    <div className="segments" role="group" aria-label={s("periods")}>
      {periods.map((one) => (
        <button type="button" key={one} aria-pressed={one === period} onClick={() => onPick(one)}>
          {s(`period.${one}`)}
        </button>
      ))}
    </div>
  );
};
