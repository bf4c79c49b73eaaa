import { useEffect, useEffectEvent } from "react";

const touches = ["pointerdown", "keydown", "wheel", "scroll"] as const;

/** Acts once nobody has touched the wall for `ms`, which may be infinite; counts anew when `since` changes. */
export const useUntouched = (ms: number, since: string | number, act: () => void): void => {
  const onUntouched = useEffectEvent(act);
  useEffect(() => {
    if (ms === Number.POSITIVE_INFINITY) return;
    const start = () => setTimeout(() => onUntouched(), ms);
    let timer = start();
    const again = () => {
      clearTimeout(timer);
      timer = start();
    };
    for (const touch of touches) addEventListener(touch, again, { passive: true, capture: true });
    return () => {
      clearTimeout(timer);
      for (const touch of touches) removeEventListener(touch, again, { capture: true });
    };
  }, [ms, since]);
};
