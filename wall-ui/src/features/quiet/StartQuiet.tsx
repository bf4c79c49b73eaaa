import { useEffect } from "react";
import { useLocation } from "wouter";
import { useConfig } from "#client/context/config.ts";

/** An address that shows the screensaver, or sends the wall to sleep, and leads Home. */
export const StartQuiet = ({ by }: { by: () => void }) => {
  const { known } = useConfig();
  const [, go] = useLocation();
  useEffect(() => {
    if (!known) return;
    by();
    go("/", { replace: true });
  }, [known, by, go]);
  return null;
};
