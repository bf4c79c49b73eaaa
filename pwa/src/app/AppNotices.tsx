import { useQueryClient } from "@tanstack/react-query";
import { Suspense, useLayoutEffect, useRef } from "react";
import { useConnection, useApp } from "#client/context/app-context.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useOutOfReach } from "#client/mutations/use-mutation-queue.ts";
import { lazyPart } from "#client/platform/lazy-part.ts";
import { useNow } from "#client/platform/clock.ts";
import { Icon } from "#client/ui/icons/Icon.tsx";
import { showToast } from "#client/ui/overlays/toast-store.ts";
import { hasUnsavedInput } from "../update/unsaved-input.ts";
import { WaitingChanges } from "./waiting/WaitingChanges.tsx";
import { useDisconnected } from "./use-disconnected.ts";
import { openNewVersion } from "../update/service-worker-update.ts";
import { useUpdate } from "../update/use-update.ts";
import { Row } from "#client/ui/layout/Row.tsx";
import * as styles from "./app.module.css";

const aMinuteMs = 60_000;

const PlainHttpNotice = lazyPart(
  async () => (await import("./PlainHttpNotice.tsx")).PlainHttpNotice,
);

/** From when the newest thing on the screen is: the end of the stream, or what the phone remembered. */
const useLastHeard = (): number => {
  const app = useApp();
  const { since } = useConnection();
  const cache = useQueryClient().getQueryCache();
  if (app.hello() !== undefined) return since;
  return cache.getAll().reduce((last, { state }) => Math.max(last, state.dataUpdatedAt), 0);
};

/** Tells the style sheet how high the notes are: toasts stand above them. */
const useMeasuredHeight = () => {
  const notes = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = notes.current;
    if (element === null) return;
    const { style } = document.documentElement;
    const watch = new ResizeObserver(() =>
      style.setProperty("--notes", `${element.offsetHeight}px`),
    );
    watch.observe(element);
    return () => {
      watch.disconnect();
      style.removeProperty("--notes");
    };
  }, []);
  return notes;
};

/** What a phone's owner should know of the app itself: no connection, what waits for it, a new version. Quiet rows over the tabs, where they move nothing; none when all is well. */
export const AppNotices = () => {
  const { t, ago } = useI18n();
  const now = useNow("minute");
  const isCutOff = useDisconnected();
  const isOutOfReach = useOutOfReach();
  const lastHeard = useLastHeard();
  const isUpdateReady = useUpdate();
  const notes = useMeasuredHeight();
  const openNew = () => {
    if (hasUnsavedInput()) showToast({ kind: "problem", words: t("phone.finishFirst") });
    else openNewVersion();
  };
  return (
    <div ref={notes} className={styles.notes} role="status" data-testid="notes">
      <WaitingChanges
        connection={
          isCutOff && lastHeard > 0
            ? now - lastHeard < aMinuteMs
              ? t("connection.reconnecting")
              : t("phone.offline", { ago: ago(lastHeard, now) })
            : undefined
        }
      />
      {isSecureContext || isCutOff || isOutOfReach ? null : (
        <Suspense fallback={null}>
          <PlainHttpNotice />
        </Suspense>
      )}
      {isUpdateReady ? (
        <Row as="button" gap={3} type="button" className={styles.note} onClick={openNew}>
          <Icon name="sparkle" />
          {t("connection.updated")}
          <b>{t("phone.openNew")}</b>
        </Row>
      ) : null}
    </div>
  );
};
