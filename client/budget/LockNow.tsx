import { budgetWords } from "../text/rooms/budget/words.ts";
import { useWordsOf } from "../text/words-of.ts";
import { useNow } from "../time.ts";
import { Button } from "../ui/Button.tsx";
import { Icon } from "../ui/Icon.tsx";
import { showToast } from "../ui/toasts.ts";
import type { BudgetLock } from "./use-budget.ts";

/** For how long it is open, and the way to lock it now. */
export const LockNow = ({ lock: { until, lock } }: { lock: BudgetLock }) => {
  const s = useWordsOf(budgetWords);
  const now = useNow();
  // The clock ticks by the minute: it may be a little behind the unlock.
  const count = Math.min(15, Math.max(1, Math.ceil((until - now) / 60_000)));
  const failed = () => showToast({ kind: "problem", words: s("lockFailed") });
  return (
    <Button title={s("lockLeft", { count })} onClick={() => lock(undefined, { onError: failed })}>
      <Icon name="lock" />
      {s("lockNow")}
      <span className="quietly">{s("lockLeft", { count })}</span>
    </Button>
  );
};
