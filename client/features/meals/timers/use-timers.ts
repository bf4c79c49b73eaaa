import { useSyncExternalStore } from "react";
import { createTimers, type Timer } from "./timers.ts";

/** The timers of this browser. */
export const timers = createTimers();

/** What was set and not stopped, the next to ring first. */
export const useTimers = (): readonly Timer[] => useSyncExternalStore(timers.subscribe, timers.all);
