import { createContext, use } from "react";
import type { BaseLocationHook } from "wouter";
import { navigate } from "wouter/use-browser-location";

/** The address whose room is drawn, which follows that of the browser. */
export const DrawnAddressContext = createContext("/");

/** The router's view of it, for what is in a room. */
export const useDrawnAddress: BaseLocationHook = () => [use(DrawnAddressContext), navigate];

/** A room that can't be drawn so soon comes without a transition, in ms. */
const mostMs = 700;

let arrived: (() => void) | undefined;

/** Settles once the room is drawn to which the browser went, or can't be soon. */
export const whenDrawn = (): Promise<void> =>
  new Promise((resolve) => {
    // Nobody waits for a room that gives way to this one.
    arrived?.();
    arrived = resolve;
    setTimeout(resolve, mostMs);
  });

/** Says that the room of an address is drawn. */
export const sayDrawn = (address: string): void => {
  // A room may lead on to another before it is seen.
  if (address === location.pathname) arrived?.();
};
