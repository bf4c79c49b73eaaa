import { useEffect, useEffectEvent } from "react";
import { isInCorner } from "./is-in-corner.ts";

/** How long the corner is held, in milliseconds. */
const heldMs = 3000;
/** Calls when the upper right corner was held for three seconds. */
export const useHeldCorner = (onHeld: () => void) => {
  const held = useEffectEvent(onHeld);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let wasHeld = false;
    const release = () => clearTimeout(timer);
    const press = (event: PointerEvent) => {
      release();
      wasHeld = false;
      if (!event.isPrimary || !isInCorner(event)) return;
      timer = setTimeout(() => {
        wasHeld = true;
        held();
      }, heldMs);
    };
    // Letting go is no tap beside what was opened meanwhile.
    const tapped = (event: MouseEvent) => {
      if (wasHeld) event.stopPropagation();
      wasHeld = false;
    };
    const move = (event: PointerEvent) => {
      if (event.isPrimary && !isInCorner(event)) release();
    };
    // A menu for a held finger would end the touch.
    const noMenu = (event: MouseEvent) => {
      if (isInCorner(event)) event.preventDefault();
    };
    const options = { capture: true, passive: true };
    addEventListener("pointerdown", press, options);
    addEventListener("pointermove", move, options);
    addEventListener("pointerup", release, options);
    addEventListener("pointercancel", release, options);
    addEventListener("contextmenu", noMenu);
    addEventListener("click", tapped, { capture: true });
    return () => {
      release();
      removeEventListener("pointerdown", press, options);
      removeEventListener("pointermove", move, options);
      removeEventListener("pointerup", release, options);
      removeEventListener("pointercancel", release, options);
      removeEventListener("contextmenu", noMenu);
      removeEventListener("click", tapped, { capture: true });
    };
  }, []);
};
