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
  const openNow = new Set(rows.filter(({ done }) => !done).map(({ id }) => id));
  const [lingering, setLingering] = useState(none);
  const [open, setOpen] = useState<ReadonlySet<string>>(openNow);
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>());
  const isSame = openNow.size === open.size && [...openNow].every((id) => open.has(id));
  // While drawing, so that a row isn't gone for a frame before it stays.
  if (!isSame) {
    const present = new Set(rows.map(({ id }) => id));
    const ticked = [...open].filter((id) => !openNow.has(id) && present.has(id));
    setOpen(openNow);
    const left = [...lingering].filter((id) => !openNow.has(id));
    if (ticked.length > 0 || left.length < lingering.size)
      setLingering(new Set([...left, ...ticked]));
  }
  useEffect(() => {
    const running = timers.current;
    for (const [id, timer] of running)
      if (!lingering.has(id)) {
        clearTimeout(timer);
        running.delete(id);
      }
    for (const id of lingering)
      if (!running.has(id))
        running.set(
          id,
          setTimeout(
            () => setLingering((now) => new Set([...now].filter((each) => each !== id))),
            lingerMs,
          ),
        );
  }, [lingering]);
  useEffect(() => {
    const running = timers.current;
    return () => {
      for (const timer of running.values()) clearTimeout(timer);
      running.clear();
    };
  }, []);
  return lingering;
};
