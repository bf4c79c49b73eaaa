import { createContext, type ReactNode, use, useMemo, useState } from "react";
import { remember, remembered } from "#client/platform/local-storage.ts";

const place = "just-looking";

interface Looking {
  /** Whoever holds this phone chose to look around without signing in. */
  readonly looking: boolean;
  readonly look: (looking: boolean) => void;
}

const LookingContext = createContext<Looking>({ looking: false, look: () => undefined });

/** Remembers on this phone that nobody wants to sign in, so that it doesn't ask at every opening. */
export const LookingProvider = ({ children }: { children: ReactNode }) => {
  const [looking, setLooking] = useState(() => remembered(place) !== undefined);
  const value = useMemo(
    () => ({
      looking,
      look: (chosen: boolean) => {
        remember(place, chosen ? "yes" : undefined);
        setLooking(chosen);
      },
    }),
    [looking],
  );
  return <LookingContext value={value}>{children}</LookingContext>;
};

/** Whether this phone is only looked at, and the way to change it. */
export const useLooking = (): Looking => use(LookingContext);
