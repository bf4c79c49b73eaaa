import { type RefObject, useEffect, useRef } from "react";

/** Gives the focus to a field when its dialog or page opens, where that is wanted. */
export const useFirstFocus = (isWanted = true): RefObject<HTMLInputElement | null> => {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!isWanted) return;
    // A dialog gives the focus to its first button when it opens.
    const frame = requestAnimationFrame(() => field.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, [isWanted]);
  return field;
};
