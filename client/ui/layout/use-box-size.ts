import { type RefObject, useLayoutEffect, useState } from "react";

/** A box's inner size in CSS pixels. */
export interface BoxSize {
  readonly width: number;
  readonly height: number;
}

/** How large a box is, known before it is painted and whenever it changes; undefined only while it isn't there. */
export const useBoxSize = (box: RefObject<HTMLElement | null>): BoxSize | undefined => {
  const [size, setSize] = useState<BoxSize>();
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element;
      setSize((was) => (was?.width === width && was.height === height ? was : { width, height }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);
  return size;
};
