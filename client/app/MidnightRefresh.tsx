import { useEffect, useRef } from "react";
import { useApp } from "../context/app-context.ts";
import { useToday } from "../context/clock.ts";

/** The server's clock may be this far behind the screen's, in ms. */
const clockSkewMs = 20_000;

/** Keeps a page that is never closed fresh: a new day's boards at the family's midnight. */
export const MidnightRefresh = (): null => {
  const { queryClient } = useApp();
  const today = useToday();
  const shownDay = useRef(today);
  useEffect(() => {
    if (shownDay.current === today) return;
    shownDay.current = today;
    void queryClient.invalidateQueries();
    const again = setTimeout(() => void queryClient.invalidateQueries(), clockSkewMs);
    return () => clearTimeout(again);
  }, [queryClient, today]);
  return null;
};
