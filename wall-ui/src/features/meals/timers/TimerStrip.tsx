import { useEffect } from "react";
import { Link } from "wouter";
import { ring } from "#client/features/meals/timers/ring.ts";
import type { Timer } from "#client/features/meals/timers/timers.ts";
import { timers, useTimers } from "#client/features/meals/timers/use-timers.ts";
import { cookMessages } from "#client/features/recipes/cook/messages/messages.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { useNow } from "#client/platform/clock.ts";
import { Button } from "#client/ui/buttons/Button.tsx";
import { IconButton } from "#client/ui/buttons/IconButton.tsx";
import { Icon } from "#client/ui/icons/Icon.tsx";
import { showToast } from "#client/ui/overlays/toast-store.ts";
import { cookHref } from "../../recipes/cook/cook-address.ts";
import { timeLeftUntil } from "#wall-ui/src/ui/time-left.ts";
import { Text } from "#client/ui/text/Text.tsx";
import { Row } from "#client/ui/layout/Row.tsx";
import * as styles from "./timer-strip.module.css";

const Running = ({ timer, now }: { timer: Timer; now: number }) => {
  const s = useMessages(cookMessages);
  const { id, name, recipeId, endsAt } = timer;
  const stop = () => {
    timers.stop(id);
    showToast({
      kind: "done",
      words: s("stopped", { name }),
      undo: () => timers.putBack(timer),
    });
  };
  const words = (
    <>
      <Icon name="timer" />
      <span className={styles.timerName} dir="auto">
        {name}
      </span>
      <Text as="b" figures>
        {timeLeftUntil(endsAt, now)}
      </Text>
    </>
  );
  return (
    <Row as="li" className={styles.timer}>
      {recipeId === undefined ? (
        <span className={styles.timerWords}>{words}</span>
      ) : (
        <Link
          className={styles.timerWords}
          href={cookHref(recipeId, undefined)}
          aria-label={s("toRecipe", { name })}
        >
          {words}
        </Link>
      )}
      <IconButton icon="close" label={s("stopTimer", { name })} onClick={stop} />
    </Row>
  );
};

const Ringing = ({ timer: { id, name } }: { timer: Timer }) => {
  const s = useMessages(cookMessages);
  const words = s("rings", { name });
  return (
    <Row as="li" className={styles.timer} data-ringing="true">
      <Text srOnly role="alert">
        {words}
      </Text>
      <button type="button" className={styles.timerStop} onClick={() => timers.stop(id)}>
        <Icon name="bell" />
        <span className={styles.timerName} dir="auto">
          {words}
        </span>
        <b>{s("stop")}</b>
      </button>
      <Button onClick={() => timers.prolong(id, 60, Date.now())}>{s("minuteMore")}</Button>
    </Row>
  );
};

const Strip = ({ running }: { running: readonly Timer[] }) => {
  const s = useMessages(cookMessages);
  const now = useNow("second");
  const rings = running.some(({ endsAt }) => endsAt <= now);
  useEffect(() => (rings ? ring() : undefined), [rings]);
  return (
    <Row
      as="ul"
      gap={2}
      wrap
      align="stretch"
      className={styles.timers}
      data-part="timer-strip"
      aria-label={s("timers")}
    >
      {running.map((timer) =>
        timer.endsAt <= now ? (
          <Ringing key={timer.id} timer={timer} />
        ) : (
          <Running key={timer.id} timer={timer} now={now} />
        ),
      )}
    </Row>
  );
};

/** The kitchen timers above every page: a tap leads back to the recipe being cooked, or silences the one that rings. Nothing while none is set. */
export const TimerStrip = () => {
  const running = useTimers();
  return running.length === 0 ? null : <Strip running={running} />;
};
