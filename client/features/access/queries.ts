import { useEffect, useState } from "react";
import type { UnlockArea } from "#contract/operation.ts";
import { useConfig } from "../../context/config.ts";

/** How long the server leaves a part open. */
const openMs = 15 * 60_000;

/** Whether a part is open on this browser; turns false by itself when the time is over. */
export const useUnlocked = (area: UnlockArea): boolean => {
  const unlockedUntil = useConfig().unlocks[area];
  const until = unlockedUntil === null ? 0 : Date.parse(unlockedUntil);
  const [over, setOver] = useState(0);
  useEffect(() => {
    if (until <= Date.now()) return;
    // By a clock that is weeks behind the server's it would be weeks, which no timer counts: it would close at once.
    const timer = setTimeout(() => setOver(until), Math.min(until - Date.now(), openMs));
    return () => clearTimeout(timer);
  }, [until]);
  return until > over && until > Date.now();
};

/** Whether a parent is at this screen to do what parents do: signed in on their phone, or with this browser unlocked for it. */
export const useParentHere = (): boolean => {
  const { session } = useConfig();
  const isUnlocked = useUnlocked("acts");
  return isUnlocked || session?.parent === true;
};
