import type { QueryKey } from "@tanstack/react-query";
import {
  type AnyChange,
  type CacheTarget,
  asDataLike,
  type CacheView,
  changed,
  isOf,
} from "./cache-view.ts";
import type { AnyMutation } from "../define-mutation.ts";
import type { PendingMutation } from "../pending-mutation.ts";

const viewOf = <T>(queryKey: QueryKey, data: T) => {
  let shown = data;
  const view: CacheView = {
    update: (target: CacheTarget, change: AnyChange) => {
      if (!isOf(target, queryKey)) return;
      const before = shown === undefined ? asDataLike(data, target.empty) : shown;
      if (before === undefined) return;
      const after = changed(queryKey, before, change);
      // What changes nothing tells nothing of what isn't known.
      if (after !== before) shown = after;
    },
  };
  return { view, shown: () => shown };
};

/** One query's data with all that is pending, in order, also where nothing was read yet; the same object where nothing of that touches it. */
export const overlaid = <T>(
  pending: readonly PendingMutation[],
  definitionOf: (mutation: PendingMutation) => AnyMutation | undefined,
  queryKey: QueryKey,
  data: T,
): T =>
  pending.reduce((sofar, mutation) => {
    const { view, shown } = viewOf(queryKey, sofar);
    try {
      definitionOf(mutation)?.apply(view, mutation.input);
    } catch {
      // What another version of the app kept must not keep the screen from being drawn; the server decides on it.
      return sofar;
    }
    return shown();
  }, data);
