import { useLocation } from "wouter";

/** Whether this browser is a phone's, by the word with which phones ask for small pages; a tablet may be a wall. */
export const isPhone = (): boolean =>
  /\bMobile\b/.test(navigator.userAgent) && !navigator.userAgent.includes("iPad");

/** Leads out of set-up: a wall to its Home, a phone that only helped with it to its own app. */
export const useLeaveSetup = () => {
  const [, go] = useLocation();
  return (): void => {
    if (isPhone()) location.assign("/m/");
    else go("/", { replace: true });
  };
};
