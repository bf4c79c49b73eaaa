import type { Topic } from "#contract/operation.ts";
import type { LiveChange, OwnChanges } from "../context/live.ts";

const ownChangeTimeoutMs = 300;
const remembered = 200;

/** Makes the filter of one page's changes; `deliver` gets each change once and whether this page made it. */
export const createOwnChanges = (
  deliver: (change: LiveChange, own: boolean) => void,
): OwnChanges => {
  const flying = new Set<readonly Topic[]>();
  const own: number[] = [];
  const held = new Map<LiveChange, ReturnType<typeof setTimeout>>();

  const release = (change: LiveChange) => {
    clearTimeout(held.get(change));
    held.delete(change);
    deliver(change, own.includes(change.revision));
  };
  const isExpected = (kind: Topic) => [...flying].some((stale) => stale.includes(kind));

  return {
    beginWrite: (stale) => {
      const mine = [...stale];
      flying.add(mine);
      return (revision) => {
        flying.delete(mine);
        // The server announces a write's topics one after the other; its answer names the last.
        if (revision !== undefined) own.push(...mine.map((_, at) => revision - at));
        own.splice(0, own.length - remembered);
        for (const change of held.keys())
          if (own.includes(change.revision) || !isExpected(change.kind)) release(change);
      };
    },
    receive: (change) => {
      if (own.includes(change.revision) || !isExpected(change.kind)) release(change);
      else
        held.set(
          change,
          setTimeout(() => release(change), ownChangeTimeoutMs),
        );
    },
  };
};
