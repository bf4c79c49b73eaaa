import type { PointerEvent } from "react";
import { useLocation } from "wouter";
import { isInCorner } from "../../../kiosk/is-in-corner.ts";
import { useLongPress } from "../../quiet/use-long-press.ts";

const nothing = (): void => undefined;

/** Home between its cards, and the hour and the date, which stand on it. */
const paper = "[data-part~=paper], header[data-part~=paper] :not(a, a *, button, button *)";

/** A finger that rests on Home's empty paper opens the arranging of its cards; one in the kiosk's corner is left alone. */
export const useArrangePress = () => {
  const [, go] = useLocation();
  const press = useLongPress(nothing, (target) => {
    const isPaper = target instanceof Element && target.matches(paper);
    if (isPaper) go("/arrange");
    return isPaper;
  });
  const onPointerDown = (event: PointerEvent) => {
    if (!isInCorner(event)) press.onPointerDown(event);
  };
  return { ...press, onPointerDown };
};
