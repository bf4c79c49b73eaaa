import { useEffect, useRef, useState } from "react";

/** How long what was ticked stays where it is, in milliseconds. */
const lingerMs = 2000;

interface Tickable {
  readonly id: string;
  readonly done: boolean;
}

const none: ReadonlySet<string> = new Set();

/** The ids of those rows that were ticked less than two seconds ago, here or elsewhere: their places are kept so long. */
export const useLingering = (rows: readonly Tickable[]): ReadonlySet<string> => {
  const [lingering, setLingering] = useState(none);
  const [open, setOpen] = useState<ReadonlySet<string>>(none);
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());
  const openNow = new Set(rows.filter(({ done }) => !done).map(({ id }) => id));
  const isSame = openNow.size === open.size && [...openNow].every((id) => open.has(id));
  // While drawing, so that a row isn't gone for a frame before it stays.
  if (!isSame) {
    const present = new Set(rows.map(({ id }) => id));
    const ticked = [...open].filter((id) => !openNow.has(id) && present.has(id));
    setOpen(openNow);
    if (ticked.length > 0) setLingering(new Set([...lingering, ...ticked]));
  }
  useEffect(() => {
    if (lingering.size === 0) return;
    const running = timers.current;
    const those = [...lingering];
    const timer = setTimeout(() => {
      running.delete(timer);
      setLingering((now) => {
        const left = [...now].filter((id) => !those.includes(id));
        return left.length === now.size ? now : new Set(left);
      });
    }, lingerMs);
    running.add(timer);
  }, [lingering]);
  useEffect(() => {
    const running = timers.current;
    return () => {
      for (const timer of running) clearTimeout(timer);
      running.clear();
    };
  }, []);
  return lingering;
};
