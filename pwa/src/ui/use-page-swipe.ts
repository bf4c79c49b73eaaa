import { type TouchEvent, useRef } from "react";

/** How far a finger goes sideways, in CSS pixels, before it turns a page; less up or down than half of that. */
const enough = 80;

/** Handlers that turn pages: -1 back, 1 on, as the language is written. */
export const usePageSwipe = (onTurn: (step: -1 | 1) => void) => {
  const from = useRef<{ x: number; y: number } | undefined>(undefined);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const finger = touches.length === 1 ? touches[0] : undefined;
      from.current = finger && { x: finger.clientX, y: finger.clientY };
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const finger = changedTouches[0];
      const start = from.current;
      from.current = undefined;
      if (finger === undefined || start === undefined) return;
      const [x, y] = [finger.clientX - start.x, finger.clientY - start.y];
      if (Math.abs(x) < enough || Math.abs(y) > Math.abs(x) / 2) return;
      const isOn = x < 0 === (document.documentElement.dir !== "rtl");
      onTurn(isOn ? 1 : -1);
    },
  };
};
