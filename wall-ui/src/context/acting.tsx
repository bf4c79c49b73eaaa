import { createContext, type ReactNode, use, useEffect, useMemo, useState } from "react";

/** After how long without a touch nobody acts any more, in milliseconds. */
export const actingTimeoutMs = 60_000;

interface Acting {
  /** Who acts on this wall now; nobody when undefined. */
  readonly memberId: string | undefined;
  readonly act: (memberId: string | undefined) => void;
}

const ActingContext = createContext<Acting>({ memberId: undefined, act: () => undefined });

/** Remembers who acts; a minute without a touch and it is nobody again. */
export const ActingProvider = ({ children }: { children: ReactNode }) => {
  const [memberId, act] = useState<string>();
  useEffect(() => {
    if (memberId === undefined) return;
    let timer = setTimeout(() => act(undefined), actingTimeoutMs);
    const again = () => {
      clearTimeout(timer);
      timer = setTimeout(() => act(undefined), actingTimeoutMs);
    };
    addEventListener("pointerdown", again, { passive: true });
    addEventListener("keydown", again);
    return () => {
      clearTimeout(timer);
      removeEventListener("pointerdown", again);
      removeEventListener("keydown", again);
    };
  }, [memberId]);
  const value = useMemo(() => ({ memberId, act }), [memberId]);
  return <ActingContext value={value}>{children}</ActingContext>;
};

/** Who acts on this wall, and the way to change it. */
export const useActing = (): Acting => use(ActingContext);
