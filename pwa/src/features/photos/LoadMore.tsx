import { useEffect, useRef } from "react";

/** The end of a list: reads on as soon as it comes near the screen. */
export const LoadMore = ({ readOn }: { readOn: () => void }) => {
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = end.current;
    if (element === null) return;
    const watcher = new IntersectionObserver(
      ([seen]) => {
        if (seen?.isIntersecting === true) readOn();
      },
      { rootMargin: "800px" },
    );
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [readOn]);
  return <div ref={end} />;
};
