import { useLayoutEffect, useState } from "react";

const secretOf = (hash: string): string | undefined => /^#([\w-]{22})$/.exec(hash)?.[1];

/**
 * The secret behind the `#` of the address by which this page was opened; undefined where there is none. It leaves the
 * address at once, so that it is in no history and on no picture of the screen.
 */
export const useLinkSecret = (): string | undefined => {
  const [secret, setSecret] = useState(() => secretOf(location.hash));
  useLayoutEffect(() => {
    const take = () => {
      if (location.hash === "") return;
      // Another code that was read on the same page.
      setSecret(secretOf(location.hash));
      history.replaceState(history.state, "", location.pathname);
    };
    take();
    globalThis.addEventListener("hashchange", take);
    return () => globalThis.removeEventListener("hashchange", take);
  }, []);
  return secret;
};
