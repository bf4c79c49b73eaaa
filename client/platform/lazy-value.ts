import { useSyncExternalStore } from "react";

/** A value that is fetched when it is first wanted. */
export interface LazyValue<T> {
  /** Undefined until it is here. */
  readonly current: () => T | undefined;
  subscribe(listener: () => void): () => void;
  /** Fetches it; does nothing while it is on its way or here. */
  want(): void;
  /** Fetches it; settles once it is here, or can't be had. */
  load(): Promise<void>;
}

/** Makes a value of what `fetchValue` brings; whoever wants it after a failure asks again. */
export const createLazyValue = <T>(fetchValue: () => Promise<T>): LazyValue<T> => {
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
  const load = async () => {
    if (here === undefined) await (fetching ??= fetchValue().then(arrive, fail));
  };
  return {
    current: () => here,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    want: () => void load(),
    load,
  };
};

/** A lazy value once it is here; fetched where it is wanted. */
export const useLazyValue = <T>(value: LazyValue<T>, isWanted: boolean): T | undefined => {
  const found = useSyncExternalStore(value.subscribe, value.current);
  if (isWanted) value.want();
  return found;
};
