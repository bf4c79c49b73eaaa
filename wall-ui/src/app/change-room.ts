import type { AroundNavHandler } from "wouter";
import { fitWhileStill } from "#client/ui/layout/fit-boxes.ts";
import { whenDrawn } from "./drawn-address.ts";

/** The room in which an address is. */
export const roomIn = (path: string): string | undefined => path.split("/")[1];

/** Goes to an address: into another room by a view transition, where the browser can and motion is welcome; anywhere else at once. */
export const changeRoom: AroundNavHandler = (navigate, to, options) => {
  const isMoved =
    options?.replace !== true &&
    roomIn(to) !== roomIn(location.pathname) &&
    "startViewTransition" in document &&
    !matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (!isMoved) return navigate(to, options);
  const { ready, finished } = document.startViewTransition(() =>
    fitWhileStill(() => {
      const drawn = whenDrawn();
      navigate(to, options);
      return drawn;
    }),
  );
  // It is skipped where the page is hidden, or the next one begins; the room is there all the same.
  for (const part of [ready, finished]) part.catch(() => undefined);
};
