import { type PointerEvent, useEffect, useRef } from "react";

const longMs = 600;
const slackPx = 14;

/** Tells a tap or a swipe from a finger that stays: that is no tap where `onStay` says that it did something. */
export const useLongPress = (
  onTap: () => void,
  onStay: ((target: EventTarget) => boolean) | undefined,
) => {
  const press = useRef<{ x: number; y: number; timer: ReturnType<typeof setTimeout> }>(undefined);
  const leave = () => {
    clearTimeout(press.current?.timer);
    press.current = undefined;
  };
  useEffect(() => leave, []);
  return {
    onPointerDown: ({ target, clientX: x, clientY: y }: PointerEvent) => {
      leave();
      const stay = () => {
        if (onStay?.(target) === true) press.current = undefined;
      };
      press.current = { x, y, timer: setTimeout(stay, longMs) };
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      const { x = 0, y = 0, timer } = press.current ?? {};
      if (Math.hypot(clientX - x, clientY - y) > slackPx) clearTimeout(timer);
    },
    onPointerUp: () => {
      if (press.current === undefined) return;
      leave();
      onTap();
    },
    onPointerCancel: leave,
  };
};
