import { createContext, type ReactNode, use, useMemo, useState } from "react";
import { writeLocal, readLocal } from "#client/platform/local-storage.ts";

const storageKey = "just-looking";

interface Guest {
  /** Whoever holds this phone chose to look around without signing in. */
  readonly isGuest: boolean;
  readonly setGuest: (chosen: boolean) => void;
}

const GuestContext = createContext<Guest>({ isGuest: false, setGuest: () => undefined });

/** Remembers on this phone that nobody wants to sign in, so that it doesn't ask at every opening. */
export const GuestProvider = ({ children }: { children: ReactNode }) => {
  const [isGuest, setIsGuest] = useState(() => readLocal(storageKey) !== undefined);
  const value = useMemo(
    () => ({
      isGuest,
      setGuest: (chosen: boolean) => {
        writeLocal(storageKey, chosen ? "yes" : undefined);
        setIsGuest(chosen);
      },
    }),
    [isGuest],
  );
  return <GuestContext value={value}>{children}</GuestContext>;
};

/** Whether this phone is only looked at, and the way to change it. */
export const useGuest = (): Guest => use(GuestContext);
