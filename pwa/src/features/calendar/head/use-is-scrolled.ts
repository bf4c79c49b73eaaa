import { useEffect, useState } from "react";

/** Below so many letters' widths what floats over a page covers much of a line. */
const narrowRem = 15;
/** So long after the last movement a page rests, in ms. */
const restsMs = 500;

/** Whether the letters are so large that a line has few of them. */
const isNarrow = (): boolean =>
  innerWidth / Number.parseFloat(getComputedStyle(document.documentElement).fontSize) < narrowRem;

/** Whether a page with very large letters is being scrolled: what floats over it is in the way of who reads. */
export const useIsScrolled = (): boolean => {
  const [isScrolled, setScrolled] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const scrolled = () => {
      if (!isNarrow()) return;
      clearTimeout(timer);
      setScrolled(true);
      timer = setTimeout(() => setScrolled(false), restsMs);
    };
    addEventListener("scroll", scrolled, { passive: true });
    return () => {
      clearTimeout(timer);
      removeEventListener("scroll", scrolled);
    };
  }, []);
  return isScrolled;
};
