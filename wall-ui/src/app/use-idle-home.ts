import { useEffect } from "react";
import { useLocation } from "wouter";
import { useIsNight } from "#client/context/use-night.ts";
import { useTimers } from "#client/features/meals/timers/use-timers.ts";
import { isCooking } from "../features/recipes/cook/cook-address.ts";
import { goHome } from "../ui/go-home.ts";
import { idleTimeMs } from "./idle-time.ts";

/** Goes back to Home, and closes what lies over it, when nobody has touched the wall for two minutes; later where somebody cooks. */
export const useIdleHome = () => {
  const [address, go] = useLocation();
  const hasTimers = useTimers().length > 0;
  const isNight = useIsNight();
  const time = idleTimeMs({ isCooking: isCooking(address), hasTimers, isNight });
  useEffect(() => {
    if (time === Number.POSITIVE_INFINITY) return;
    const home = () => goHome(address, go);
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
  }, [address, go, time]);
};
