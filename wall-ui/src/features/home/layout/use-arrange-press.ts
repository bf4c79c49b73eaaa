import type { PointerEvent } from "react";
import { useLocation } from "wouter";
import { isInCorner } from "../../../kiosk/is-in-corner.ts";
import { useLongPress } from "../../quiet/use-long-press.ts";

const nothing = (): void => undefined;

/** A finger that rests on Home's empty paper opens the arranging of its cards; one in the kiosk's corner is left alone. */
export const useArrangePress = () => {
  const [, go] = useLocation();
  const press = useLongPress(nothing, (target) => {
    const isPaper = target instanceof Element && target.matches("[data-part~=paper]");
    if (isPaper) go("/arrange");
    return isPaper;
  });
  const onPointerDown = (event: PointerEvent) => {
    if (!isInCorner(event)) press.onPointerDown(event);
  };
  return { ...press, onPointerDown };
};
