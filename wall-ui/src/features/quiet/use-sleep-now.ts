import { quietMode } from "#client/features/quiet/use-quiet-mode.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { showToast } from "#client/ui/overlays/toast-store.ts";

/** Sends the wall to sleep, or says what keeps it awake. */
export const useSleepNow = (): (() => void) => {
  const { t } = useI18n();
  return () => {
    if (!quietMode.sleep()) showToast({ kind: "done", words: t("wall.staysAwake") });
  };
};
