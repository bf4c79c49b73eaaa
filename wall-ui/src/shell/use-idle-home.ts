import { useEffect } from "react";
import { useLocation } from "wouter";
import { isCooking } from "../meals/cook/address.ts";

/** After how long without a touch the wall goes back to Home, in milliseconds. */
export const idleTime = 120_000;

/** The same at the stove, where hands are busy and a roast takes its time, in milliseconds. */
const cookingTime = 4 * 3_600_000;

/** Goes back to Home when nobody has touched the wall for two minutes; not while somebody cooks. */
export const useIdleHome = () => {
  const [address, go] = useLocation();
  useEffect(() => {
    if (address === "/") return;
    const home = () => {
      for (const dialog of document.querySelectorAll("dialog[open]:not(.quiet)"))
        if (dialog instanceof HTMLDialogElement) dialog.close();
      go("/");
    };
    const time = isCooking(address) ? cookingTime : idleTime;
    let timer = setTimeout(home, time);
    const again = () => {
      clearTimeout(timer);
      timer = setTimeout(home, time);
    };
    const touches = ["pointerdown", "keydown", "wheel", "scroll"] as const;
    for (const touch of touches) addEventListener(touch, again, { passive: true, capture: true });
    return () => {
      clearTimeout(timer);
      for (const touch of touches) removeEventListener(touch, again, { capture: true });
    };
  }, [address, go]);
};
