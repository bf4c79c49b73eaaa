import { useEffect, useEffectEvent } from "react";
import { useLocation } from "wouter";
import { useConfig } from "#client/context/config.ts";
import { useWall } from "#client/context/wall.ts";
import { useIsNight } from "#client/context/use-night.ts";
import { useTimers } from "#client/features/meals/timers/use-timers.ts";
import { isCooking } from "../features/recipes/cook/cook-address.ts";
import { goHome } from "../ui/go-home.ts";
import { rooms } from "../ui/room-addresses.ts";
import { useUntouched } from "../ui/use-untouched.ts";
import { idleTimeMs } from "./idle-time.ts";

/** Goes back to where this wall starts, which is Home unless Settings say otherwise, and closes what lies over it, when nobody has touched the wall for two minutes; later where somebody cooks. */
export const useIdleHome = () => {
  const [address, go] = useLocation();
  const hasTimers = useTimers().length > 0;
  const isNight = useIsNight();
  const { known } = useConfig();
  const start = rooms[useWall().startRoom].href;
  const time = idleTimeMs({ isCooking: isCooking(address), hasTimers, isNight });
  useUntouched(time, address, () => goHome(address, go, start));
  // A wall that is switched on begins where it would go back to.
  const begin = useEffectEvent(() => {
    if (address === "/" && start !== "/") go(start, { replace: true });
  });
  useEffect(() => {
    if (known) begin();
  }, [known]);
};
