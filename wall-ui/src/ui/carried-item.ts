import { useSyncExternalStore } from "react";

/** What is being carried, and the place below the pointer. */
export interface DraggedItem<T, P> {
  readonly item: T;
  readonly over: P | undefined;
}

/** What is being carried on a page, told only to those who look: a page that were drawn anew at each place would stutter under the finger. */
export interface CarriedItem<T, P> {
  readonly current: () => DraggedItem<T, P> | undefined;
  subscribe(listener: () => void): () => void;
  set(now: DraggedItem<T, P> | undefined): void;
}

/** Makes one for a page on which nothing is carried yet. */
export const createCarriedItem = <T, P>(): CarriedItem<T, P> => {
  let carried: DraggedItem<T, P> | undefined;
  const listeners = new Set<() => void>();
  return {
    current: () => carried,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set: (now) => {
      carried = now;
      for (const listener of listeners) listener();
    },
  };
};

/** What is being carried; drawn again whenever that comes to another place. */
export const useCarriedItem = <T, P>({ subscribe, current }: CarriedItem<T, P>) =>
  useSyncExternalStore(subscribe, current);

/** Whether anything is being carried. */
export const useIsCarrying = ({ subscribe, current }: CarriedItem<unknown, unknown>): boolean =>
  useSyncExternalStore(subscribe, () => current() !== undefined);

/** Whether what is carried is over a place that `isHere` knows; drawn again only when it comes or goes. */
export const useIsOver = <P>(
  { subscribe, current }: CarriedItem<unknown, P>,
  isHere: (over: P) => boolean,
): boolean =>
  useSyncExternalStore(subscribe, () => {
    const over = current()?.over;
    return over !== undefined && isHere(over);
  });
