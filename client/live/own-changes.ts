import type { Topic } from "#contract/operation.ts";

/** One change that the live stream told. */
export interface Change {
  readonly kind: Topic;
  readonly revision: number;
}

/** Tells the echoes of this page's own writes from what others did. */
export interface Echoes {
  /** A write begins that will make topics stale; call what comes back with its revision when it is over. */
  begin(stale: readonly Topic[]): (revision: number | undefined) => void;
  /** Hands a change on: at once, or within 300 ms where it may be the echo of a write on its way. */
  hear(change: Change): void;
}

const patienceMs = 300;
const remembered = 200;

/** Makes the ear for one page; `deliver` gets each change once and whether this page made it. */
export const createEchoes = (deliver: (change: Change, own: boolean) => void): Echoes => {
  const flying = new Set<readonly Topic[]>();
  const own: number[] = [];
  const held = new Map<Change, ReturnType<typeof setTimeout>>();

  const release = (change: Change) => {
    clearTimeout(held.get(change));
    held.delete(change);
    deliver(change, own.includes(change.revision));
  };
  const isExpected = (kind: Topic) => [...flying].some((stale) => stale.includes(kind));

  return {
    begin: (stale) => {
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
    hear: (change) => {
      if (own.includes(change.revision) || !isExpected(change.kind)) release(change);
      else
        held.set(
          change,
          setTimeout(() => release(change), patienceMs),
        );
    },
  };
};
