import { useEffect, useEffectEvent, useRef, useState } from "react";

const beforeMs = 500;
const everyMs = 80;

/** What a button does once when it is tapped, and again and again while a finger stays on it; nothing where there is no next. */
export const useHoldRepeat = (act: (() => void) | undefined) => {
  const [isHeld, hold] = useState(false);
  const wasRepeated = useRef(false);
  const again = useEffectEvent(() => {
    wasRepeated.current = true;
    // A disabled button doesn't say when the finger leaves it.
    if (act === undefined) hold(false);
    else act();
  });
  useEffect(() => {
    if (!isHeld) return undefined;
    let every: ReturnType<typeof setInterval> | undefined;
    const before = setTimeout(() => {
      every = setInterval(() => again(), everyMs);
    }, beforeMs);
    return () => {
      clearTimeout(before);
      clearInterval(every);
    };
  }, [isHeld]);
  const release = () => hold(false);
  return {
    onPointerDown: () => {
      wasRepeated.current = false;
      hold(true);
    },
    onPointerUp: release,
    onPointerLeave: release,
    onPointerCancel: release,
    onClick: () => {
      if (!wasRepeated.current) act?.();
      wasRepeated.current = false;
    },
  };
};
