import { useEffect } from "react";
import { preloadQuiet } from "../features/quiet/QuietMode.tsx";
import { loadJournal, loadMainPages, loadMeals } from "./lazy-routes.ts";

/** Fetches the other pages once Home has come to rest, so that a tap opens them at once. */
export const usePrefetch = () => {
  useEffect(() => {
    const handle = requestIdleCallback(
      () => {
        void loadMainPages();
        void loadMeals();
        void loadJournal();
        void preloadQuiet();
      },
      { timeout: 5000 },
    );
    return () => cancelIdleCallback(handle);
  }, []);
};
