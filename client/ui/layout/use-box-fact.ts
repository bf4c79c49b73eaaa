import { type RefObject, useEffectEvent, useLayoutEffect, useState } from "react";
import type { BoxSize } from "./use-box-size.ts";

/**
 * What a box's size means to what is drawn in it, known before it is painted and whenever that changes. What is expected
 * of the box is drawn at once, and only another meaning draws it again; undefined while nothing is known or expected.
 */
export const useBoxFact = <Fact>(
  box: RefObject<HTMLElement | null>,
  read: (size: BoxSize) => Fact,
  {
    expected,
    dependsOn,
  }: {
    readonly expected?: BoxSize;
    /** What the meaning depends on besides the box's size. */
    readonly dependsOn?: string | number;
  } = {},
): Fact | undefined => {
  const [fact, setFact] = useState(() => (expected === undefined ? undefined : read(expected)));
  const readNow = useEffectEvent(read);
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element;
      const now = readNow({ width, height });
      setFact((was) => (JSON.stringify(was) === JSON.stringify(now) ? was : now));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [box, dependsOn]);
  return fact;
};
