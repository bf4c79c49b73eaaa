import { useConfig } from "#client/context/config.ts";
import { useLock } from "#client/features/access/use-sign-in.ts";
import { settingsMessages } from "#client/features/settings/messages/messages.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { useNow } from "#client/platform/clock.ts";
import { Button } from "#client/ui/buttons/Button.tsx";
import { Icon } from "#client/ui/icons/Icon.tsx";
import { Row } from "#client/ui/layout/Row.tsx";
import * as styles from "./lock-now.module.css";

/** How long Settings stay open on this screen, and the way to lock them now; nothing where they are locked. */
export const LockNow = () => {
  const s = useMessages(settingsMessages);
  const unlockedUntil = useConfig().unlocks.settings;
  const now = useNow();
  const lock = useLock();
  if (unlockedUntil === null) return null;
  // The clock ticks by the minute: it may be a little behind the unlock.
  const left = Math.min(15, Math.max(1, Math.ceil((Date.parse(unlockedUntil) - now) / 60_000)));
  return (
    <Row gap={3} wrap className={styles.lockNow}>
      <span>{s("lock.left", { count: left })}</span>
      <Button onClick={() => lock.mutate()}>
        <Icon name="lock" />
        {s("lock.now")}
      </Button>
    </Row>
  );
};
