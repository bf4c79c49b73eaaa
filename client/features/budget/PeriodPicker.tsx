import type { Period } from "#contract/budget.ts";
import { budgetWords } from "./messages/messages.ts";
import { useWordsOf } from "../../i18n/use-messages.ts";
import "../../ui/segments.css";

const periods = ["month", "last", "ytd"] as const satisfies readonly Period[];

/** Which time the numbers are of. */
export const Periods = ({
  period,
  onPick,
}: {
  period: Period;
  onPick: (period: Period) => void;
}) => {
  const s = useWordsOf(budgetWords);
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
