import { useEffect, useState } from "react";

const againMs = 2000;

/** Whether this phone trusts the wall at an origin, tried again until it does: only an answer that came by https says so. */
export const useTrust = (origin: string | undefined): boolean => {
  const [trusted, setTrusted] = useState<string>();
  const isTrusted = origin !== undefined && trusted === origin;
  useEffect(() => {
    if (origin === undefined || isTrusted) return;
    const ended = new AbortController();
    const look = async (): Promise<void> => {
      if (document.hidden) return;
      await fetch(`${origin}/api/https/check`, {
        ...{ mode: "no-cors", cache: "no-store", credentials: "omit", signal: ended.signal },
      });
      setTrusted(origin);
    };
    // A phone that doesn't trust the certificate rejects; that is what is waited for.
    const tryOnce = () => void look().catch(() => undefined);
    tryOnce();
    const timer = setInterval(tryOnce, againMs);
    return () => {
      ended.abort();
      clearInterval(timer);
    };
  }, [origin, isTrusted]);
  return isTrusted;
};
