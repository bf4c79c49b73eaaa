import { useEffect, useState } from "react";
import type { ApiError } from "../../api/api-error.ts";

/** How many seconds are left until the server takes another PIN, counted down from its refusal; 0 when it does. */
export const useRetryCountdown = (error: ApiError | null): number => {
  const [left, setLeft] = useState(0);
  useEffect(() => {
    if (error?.status !== 429) {
      setLeft(0);
      return;
    }
    const until = Date.now() + (error.retryAfterSec ?? 30) * 1000;
    // A phone that slept goes on from the right second.
    const count = () => setLeft(Math.max(0, Math.ceil((until - Date.now()) / 1000)));
    count();
    const timer = setInterval(count, 250);
    return () => clearInterval(timer);
  }, [error]);
  return left;
};
