import { flushSync } from "react-dom";
import type { AroundNavHandler } from "wouter";

const roomIn = (path: string): string | undefined => path.split("/")[1];

/** Goes to an address: into another room by a view transition, where the browser can and motion is welcome; anywhere else at once. */
export const changeRoom: AroundNavHandler = (navigate, to, options) => {
  const isMoved =
    options?.replace !== true &&
    roomIn(to) !== roomIn(location.pathname) &&
    "startViewTransition" in document &&
    !matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (!isMoved) return navigate(to, options);
  const { ready, finished } = document.startViewTransition(() =>
    flushSync(() => navigate(to, options)),
  );
  // It is skipped where the page is hidden, or the next one begins; the room is there all the same.
  for (const part of [ready, finished]) part.catch(() => undefined);
};
