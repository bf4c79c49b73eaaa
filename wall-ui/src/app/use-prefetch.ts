import { useEffect } from "react";
import { preloadConfetti } from "#client/ui/effects/celebrate.ts";
import { preloadQuiet } from "../features/quiet/QuietMode.tsx";
import { loadJournal, loadMainPages, loadMeals } from "./lazy-routes.ts";

/** Fetches the other pages, and what a star is celebrated with, once Home has come to rest, so that a tap opens them at once. */
export const usePrefetch = () => {
  useEffect(() => {
    const handle = requestIdleCallback(
      () => {
        void loadMainPages();
        void loadMeals();
        void loadJournal();
        void preloadQuiet();
        void preloadConfetti();
      },
      { timeout: 5000 },
    );
    return () => cancelIdleCallback(handle);
  }, []);
};
