import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
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

/** Pulling the page down from its top reads everything on it again. Fingers only; the live stream does it for all others. */
export const PullToRefresh = () => {
  const { t } = useI18n();
  const { live } = useApp();
  const client = useQueryClient();
  const [pulled, setPulled] = useState(0);
  const [busy, setBusy] = useState(false);

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
      if (!isEnough) return;
      setBusy(true);
      live.reconnect();
      // Long enough to be seen, else a finger wonders whether it did anything.
      void Promise.all([client.invalidateQueries(), after(shownForMs)]).finally(() =>
        setBusy(false),
      );
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
  }, [client, live]);

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
