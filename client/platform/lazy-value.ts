import { useSyncExternalStore } from "react";

/** A hook that gives what `load` brings once it is here, fetched when first wanted; whoever wants it after a failure asks again. */
export const lazyValue = <T>(load: () => Promise<T>): ((isWanted: boolean) => T | undefined) => {
  let here: T | undefined;
  let fetching: Promise<void> | undefined;
  const listeners = new Set<() => void>();
  const arrive = (brought: T) => {
    here = brought;
    for (const listener of listeners) listener();
  };
  const fail = () => {
    fetching = undefined;
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return (isWanted) => {
    const found = useSyncExternalStore(subscribe, () => here);
    if (isWanted && found === undefined) fetching ??= load().then(arrive, fail);
    return found;
  };
};
