import { budgetMessages } from "./messages/messages.ts";
import { useMessages } from "../../i18n/use-messages.ts";
import { useNow } from "../../platform/clock.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { Icon } from "../../ui/icons/Icon.tsx";
import { showToast } from "../../ui/overlays/toast-store.ts";
import { Text } from "../../ui/text/Text.tsx";
import type { BudgetLock } from "./queries.ts";

/** For how long it is open, and the way to lock it now. */
export const LockBudget = ({ lock: { until, lock } }: { lock: BudgetLock }) => {
  const s = useMessages(budgetMessages);
  const now = useNow();
  // The clock ticks by the minute: it may be a little behind the unlock.
  const count = Math.min(15, Math.max(1, Math.ceil((until - now) / 60_000)));
  const failed = () => showToast({ kind: "problem", words: s("lockFailed") });
  return (
    <Button title={s("lockLeft", { count })} onClick={() => lock(undefined, { onError: failed })}>
      <Icon name="lock" />
      {s("lockNow")}
      <Text srOnly>{s("lockLeft", { count })}</Text>
    </Button>
  );
};
