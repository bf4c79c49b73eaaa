import { useEffect } from "react";
import { useLocation } from "wouter";

/** After how long without a touch the wall goes back to Home, in milliseconds. */
export const idleTime = 120_000;

/** Goes back to Home when nobody has touched the wall for two minutes. */
export const useIdleHome = () => {
  const [address, go] = useLocation();
  useEffect(() => {
    if (address === "/") return;
    const home = () => {
      for (const dialog of document.querySelectorAll("dialog[open]"))
        if (dialog instanceof HTMLDialogElement) dialog.close();
      go("/");
    };
    let timer = setTimeout(home, idleTime);
    const again = () => {
      clearTimeout(timer);
      timer = setTimeout(home, idleTime);
    };
    const touches = ["pointerdown", "keydown", "wheel", "scroll"] as const;
    for (const touch of touches) addEventListener(touch, again, { passive: true, capture: true });
    return () => {
      clearTimeout(timer);
      for (const touch of touches) removeEventListener(touch, again, { capture: true });
    };
  }, [address, go]);
};
