import { useEffect, useState } from "react";
import { readLocal, writeLocal } from "#client/platform/local-storage.ts";
import { canKeepScreenOn, useWakeLock } from "#client/platform/use-wake-lock.ts";

const place = "told-of-screen";

/** Keeps the screen on while somebody shops; true where the browser can't, on the first page of this phone's life that says so. */
export const useKeepScreenOn = (isShopping: boolean): boolean => {
  useWakeLock();
  const [isTold] = useState(() => readLocal(place) !== undefined);
  const isNew = !canKeepScreenOn() && isShopping && !isTold;
  useEffect(() => {
    if (isNew) writeLocal(place, "yes");
  }, [isNew]);
  return isNew;
};
