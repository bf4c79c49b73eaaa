import { useQueryClient } from "@tanstack/react-query";
import { useConnection, useHouse } from "#client/context/app-context.ts";
import { useText } from "#client/i18n/use-i18n.ts";
import { useNow } from "#client/i18n/time.ts";
import { Icon } from "#client/ui/icons/Icon.tsx";
import { showToast } from "#client/ui/toasts.ts";
import { PlainHttp } from "./PlainHttpNotice.tsx";
import { isTyped } from "../update/unsaved-input.ts";
import { Waiting } from "./WaitingChanges.tsx";
import { useCutOff } from "./use-disconnected.ts";
import { takeOver } from "../update/service-worker-update.ts";
import { useUpdate } from "../update/use-update.ts";

const aMinuteMs = 60_000;

/** From when the newest thing on the screen is: the end of the stream, or what the phone remembered. */
const useLastHeard = (): number => {
  const house = useHouse();
  const { since } = useConnection();
  const cache = useQueryClient().getQueryCache();
  if (house.hello() !== undefined) return since;
  return cache.getAll().reduce((last, { state }) => Math.max(last, state.dataUpdatedAt), 0);
};

/** What a phone's owner should know of the app itself: no connection, a new version. Quiet rows, none when all is well. */
export const Notes = () => {
  const { t, ago } = useText();
  const now = useNow("minute");
  const isCutOff = useCutOff();
  const lastHeard = useLastHeard();
  const isUpdateReady = useUpdate();
  const openNew = () => {
    if (isTyped()) showToast({ kind: "problem", words: t("phone.finishFirst") });
    else takeOver();
  };
  return (
    <div className="notes" role="status">
      {isCutOff && lastHeard > 0 ? (
        <p className="note">
          <Icon name="offline" />
          {now - lastHeard < aMinuteMs
            ? t("connection.reconnecting")
            : t("phone.offline", { ago: ago(lastHeard, now) })}
        </p>
      ) : null}
      <Waiting />
      <PlainHttp />
      {isUpdateReady ? (
        <button type="button" className="note" onClick={openNew}>
          <Icon name="sparkle" />
          {t("connection.updated")}
          <b>{t("phone.openNew")}</b>
        </button>
      ) : null}
    </div>
  );
};
