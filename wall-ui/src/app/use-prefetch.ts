import { useEffect } from "react";
import { lateErrors } from "#client/i18n/late-errors.ts";
import { savesData } from "#client/platform/saves-data.ts";
import { loadLateIcons } from "#client/ui/icons/Icon.tsx";
import { preloadQuiet } from "../features/quiet/QuietMode.tsx";
import { loadCelebration } from "../features/stars/load-celebration.ts";
import { loadPersonSheet } from "../features/home/people/sheet/load-person-sheet.ts";
import { loadWallHome } from "../features/home/load-wall-home.ts";
import { lateRights } from "../rights/guarded-queue.ts";
import { loadRoomRoutes } from "./AppRoutes.tsx";
import { loadJournal, loadMainPages, loadMeals, loadReminderCards } from "./lazy-routes.ts";

/** How long the first page is left alone with the machine, in ms. */
const restMs = 3000;

/** One after the other, so that none of them holds up what somebody does meanwhile. */
const prefetch = async (): Promise<void> => {
  await loadLateIcons();
  await lateErrors.load();
  await lateRights.load();
  await loadReminderCards();
  await loadCelebration();
  await import("canvas-confetti");
  await loadPersonSheet();
  await loadRoomRoutes();
  await loadMainPages();
  await loadWallHome();
  await loadMeals();
  await loadJournal();
  await preloadQuiet();
};

/**
 * Fetches the other pages, and what a star is celebrated with, once Home has come to rest, so that a tap opens them at once;
 * a browser that saves data fetches each where it is opened.
 */
export const usePrefetch = () => {
  useEffect(() => {
    if (savesData()) return undefined;
    // What can't be fetched now is fetched when it is opened.
    const begin = () => void prefetch().catch(() => undefined);
    let handle: number | undefined;
    const timer = setTimeout(() => {
      handle = requestIdleCallback(begin, { timeout: 5000 });
    }, restMs);
    return () => {
      clearTimeout(timer);
      if (handle !== undefined) cancelIdleCallback(handle);
    };
  }, []);
};
