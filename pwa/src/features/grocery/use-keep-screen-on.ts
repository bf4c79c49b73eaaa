import { useEffect } from "react";
import { groceryMessages } from "#client/features/grocery/messages/messages.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { readLocal, writeLocal } from "#client/platform/local-storage.ts";
import { canKeepScreenOn, useWakeLock } from "#client/platform/use-wake-lock.ts";
import { showToast } from "#client/ui/overlays/toast-store.ts";

const place = "told-of-screen";

/** Keeps the screen on while somebody shops; where the browser can't, says so once in this phone's life. */
export const useKeepScreenOn = (isShopping: boolean): void => {
  const s = useMessages(groceryMessages);
  useWakeLock();
  useEffect(() => {
    if (canKeepScreenOn() || !isShopping || readLocal(place) !== undefined) return;
    writeLocal(place, "yes");
    showToast({ kind: "done", words: s("screenGoesOff") });
  }, [isShopping, s]);
};
