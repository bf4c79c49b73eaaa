import { useEffect } from "react";
import { useMe } from "#client/context/family.ts";
import { useMutationQueue } from "#client/mutations/use-mutation-queue.ts";
import { isOnHomeScreen } from "../../ui/is-on-home-screen.ts";

const restMs = 6000;

/** Says once a page, after the first busy seconds, how this phone has the app, for the list of phones in Settings. */
export const useAppReport = (): void => {
  const queue = useMutationQueue();
  const myId = useMe()?.id;
  useEffect(() => {
    if (myId === undefined) return;
    const report = async () => {
      const { reportApp } = await import("#client/features/devices/mutations.ts");
      await queue.enqueue(reportApp, { body: { installed: isOnHomeScreen() } }).answer;
    };
    // Out of reach it is said when the app is opened the next time.
    const timer = setTimeout(() => void report().catch(() => undefined), restMs);
    return () => clearTimeout(timer);
  }, [queue, myId]);
};
