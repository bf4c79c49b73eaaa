import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useState } from "react";
import { useApp } from "#client/context/app-context.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { Icon } from "#client/ui/icons/Icon.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import * as styles from "./pull-to-refresh.module.css";

/** How far a finger pulls, in CSS pixels, before letting go refreshes. */
const enough = 84;
const most = 120;
const shownForMs = 500;

const after = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Reads everything again, and is busy for long enough to be seen, else a finger wonders whether it did anything. */
const useRefresh = () => {
  const { live } = useApp();
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const refresh = useCallback(() => {
    setBusy(true);
    live.reconnect();
    void Promise.all([client.invalidateQueries(), after(shownForMs)]).finally(() => setBusy(false));
  }, [client, live]);
  return { busy, refresh };
};

/** How far a finger has pulled the page down from its top, in CSS pixels; calls `onEnough` where it let go far enough. */
const usePulled = (onEnough: () => void): number => {
  const [pulled, setPulled] = useState(0);
  useEffect(() => {
    let from: number | undefined;
    let far = 0;
    const pull = (distance: number) => {
      far = distance;
      setPulled(distance);
    };
    const begin = ({ touches, target }: TouchEvent) => {
      const isInSheet = target instanceof Element && target.closest("dialog") !== null;
      from = touches.length === 1 && scrollY <= 0 && !isInSheet ? touches[0]?.clientY : undefined;
    };
    const move = ({ touches }: TouchEvent) => {
      const at = touches[0]?.clientY;
      if (from === undefined || at === undefined) return;
      pull(scrollY > 0 ? 0 : Math.min(most, Math.max(0, (at - from) * 0.5)));
    };
    const end = () => {
      const isEnough = far >= enough;
      from = undefined;
      pull(0);
      if (isEnough) onEnough();
    };
    addEventListener("touchstart", begin, { passive: true });
    addEventListener("touchmove", move, { passive: true });
    addEventListener("touchend", end);
    addEventListener("touchcancel", end);
    return () => {
      removeEventListener("touchstart", begin);
      removeEventListener("touchmove", move);
      removeEventListener("touchend", end);
      removeEventListener("touchcancel", end);
    };
  }, [onEnough]);
  return pulled;
};

/** Pulling the page down from its top reads everything on it again. Fingers only; the live stream does it for all others. */
export const PullToRefresh = () => {
  const { t } = useI18n();
  const { busy, refresh } = useRefresh();
  const pulled = usePulled(refresh);
  const down = busy ? enough * 0.85 : pulled;
  return (
    <Stack
      align="center"
      className={styles.pull}
      role="status"
      data-ready={pulled >= enough}
      data-busy={busy}
    >
      {down === 0 ? null : (
        <Text
          tone="soft"
          style={{ transform: `translateY(${down}px)`, opacity: Math.min(1, down / 50) }}
        >
          <span style={{ transform: `rotate(${down * 2.4}deg)` }}>
            <Icon name="undo" />
          </span>
          <Text srOnly>{busy ? t("phone.refreshing") : null}</Text>
        </Text>
      )}
    </Stack>
  );
};
