import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";

const margin = 16;

/**
 * Puts a floating box at that edge of the page's `main` which is nearer to where a finger last came down, and as near
 * to it along that edge as fits, each time that `shown` or what it is `within` changes: close to the hand, and beside what it touched.
 */
export const useNearFinger = (
  box: RefObject<HTMLElement | null>,
  shown: unknown,
  isOn: boolean,
  within: unknown,
): void => {
  const finger = useRef<{ readonly x: number; readonly y: number }>(undefined);
  useEffect(() => {
    const remember = ({ clientX: x, clientY: y }: PointerEvent) => {
      finger.current = { x, y };
    };
    addEventListener("pointerdown", remember, { capture: true, passive: true });
    return () => removeEventListener("pointerdown", remember, { capture: true });
  }, []);
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return;
    element.removeAttribute("style");
    // Measured only where it is used: the page is laid out for it, in the task in which the finger waits.
    if (!isOn || element.childElementCount === 0 || finger.current === undefined) return;
    const room = document.querySelector("main")?.getBoundingClientRect();
    if (room === undefined) return;
    const { x, y } = finger.current;
    element.style.setProperty("left", "0");
    element.style.setProperty("right", "auto");
    const { width } = element.getBoundingClientRect();
    const most = Math.max(room.left + margin, room.right - width - margin);
    const left = Math.min(most, Math.max(room.left + margin, x - width / 2));
    const isHigh = y < room.top + room.height / 2;
    element.style.setProperty("left", `${left}px`);
    if (!isHigh) return;
    element.style.setProperty("top", `${room.top + margin}px`);
    element.style.setProperty("bottom", "auto");
  }, [box, shown, isOn, within]);
};
