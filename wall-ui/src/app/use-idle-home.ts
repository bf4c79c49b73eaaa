import { useLocation } from "wouter";
import { useIsNight } from "#client/context/use-night.ts";
import { useTimers } from "#client/features/meals/timers/use-timers.ts";
import { isCooking } from "../features/recipes/cook/cook-address.ts";
import { goHome } from "../ui/go-home.ts";
import { useUntouched } from "../ui/use-untouched.ts";
import { idleTimeMs } from "./idle-time.ts";

/** Goes back to Home, and closes what lies over it, when nobody has touched the wall for two minutes; later where somebody cooks. */
export const useIdleHome = () => {
  const [address, go] = useLocation();
  const hasTimers = useTimers().length > 0;
  const isNight = useIsNight();
  const time = idleTimeMs({ isCooking: isCooking(address), hasTimers, isNight });
  useUntouched(time, address, () => goHome(address, go));
};
