import { quiet } from "../../../client/quiet/use-quiet.ts";
import { useText } from "../../../client/text/use-text.ts";
import { showToast } from "../../../client/ui/toasts.ts";

/** Sends the wall to sleep, or says what keeps it awake. */
export const useSleepNow = (): (() => void) => {
  const { t } = useText();
  return () => {
    if (!quiet.sleep()) showToast({ kind: "done", words: t("wall.staysAwake") });
  };
};
