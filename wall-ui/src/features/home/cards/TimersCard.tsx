import { useRef } from "react";
import type { Timer } from "#client/features/meals/timers/timers.ts";
import { timers, useTimers } from "#client/features/meals/timers/use-timers.ts";
import { cardMessages } from "#client/features/walls/card-messages/messages.ts";
import { cookMessages } from "#client/features/recipes/cook/messages/messages.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { useNow } from "#client/platform/clock.ts";
import { wakeSound } from "#client/ui/effects/sound.ts";
import { Icon } from "#client/ui/icons/Icon.tsx";
import { useFit } from "#client/ui/layout/use-fit.ts";
import { showToast } from "#client/ui/overlays/toast-store.ts";
import { HyphenatedText } from "#client/ui/text/HyphenatedText.tsx";
import { timeLeftUntil, timerDuration } from "#wall-ui/src/ui/time-left.ts";
import { showRows } from "../show-rows.ts";
import * as styles from "./timers-card.module.css";

/** What a tap sets, in minutes. */
const offered = [5, 10, 15, 20, 30, 45, 60];

const RunningTimer = ({ timer, now }: { timer: Timer; now: number }) => {
  const s = useMessages(cookMessages);
  const { id, name, endsAt } = timer;
  return (
    <li>
      <button
        type="button"
        className={styles.timer}
        data-ringing={endsAt <= now}
        aria-label={`${s("stopTimer", { name })}, ${timeLeftUntil(endsAt, now)}`}
        onClick={() => {
          timers.stop(id);
          showToast({
            kind: "done",
            words: s("stopped", { name }),
            undo: () => timers.putBack(timer),
          });
        }}
      >
        <b>{timeLeftUntil(endsAt, now)}</b>
        <span dir="auto">
          <HyphenatedText>{name}</HyphenatedText>
        </span>
        <Icon name="close" />
      </button>
    </li>
  );
};

const Running = ({ running }: { running: readonly Timer[] }) => {
  const now = useNow("second");
  const list = useRef<HTMLUListElement>(null);
  useFit(list, { last: Math.max(0, running.length - 1), apply: showRows });
  return (
    <ul className={styles.running} ref={list}>
      {running.map((timer) => (
        <RunningTimer key={timer.id} timer={timer} now={now} />
      ))}
    </ul>
  );
};

/** The kitchen timers of this wall: each with what is left of it, and a tap that sets another one. */
export const TimersCard = () => {
  const { locale } = useI18n();
  const s = useMessages(cardMessages);
  const running = useTimers();
  const box = useRef<HTMLDivElement>(null);
  useFit(box, { last: offered.length - 1, apply: showRows });
  return (
    <section
      className={styles.timers}
      data-testid="home-timers"
      data-running={running.length > 0}
      aria-label={s("timers")}
    >
      {running.length === 0 ? (
        <h2>
          <Icon name="timer" />
          {s("timers")}
        </h2>
      ) : (
        <Running running={running} />
      )}
      <div className={styles.offers} ref={box}>
        {offered.map((minutes) => {
          const duration = timerDuration(minutes * 60, locale);
          return (
            <button
              key={minutes}
              type="button"
              aria-label={s("timers.set", { duration })}
              onClick={() => {
                wakeSound();
                timers.set({ name: duration }, minutes * 60, Date.now());
              }}
            >
              {duration}
            </button>
          );
        })}
      </div>
    </section>
  );
};
