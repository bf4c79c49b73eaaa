import type { PointerEvent } from "react";
import { useLocation } from "wouter";
import { isInCorner } from "../../../kiosk/is-in-corner.ts";
import { useLongPress } from "../../quiet/use-long-press.ts";

const nothing = (): void => undefined;

/** Whether a finger is on Home's paper: between its cards, or on the hour and the date, which stand on it. */
const isOnPaper = (target: EventTarget): boolean =>
  target instanceof Element &&
  (target.matches("[data-part~=paper]") ||
    (target.closest("header[data-part~=paper]") !== null && target.closest("a, button") === null));

/** A finger that rests on Home's empty paper opens the arranging of its cards; one in the kiosk's corner is left alone. */
export const useArrangePress = () => {
  const [, go] = useLocation();
  const press = useLongPress(nothing, (target) => {
    const isPaper = isOnPaper(target);
    if (isPaper) go("/arrange");
    return isPaper;
  });
  const onPointerDown = (event: PointerEvent) => {
    if (!isInCorner(event)) press.onPointerDown(event);
  };
  return { ...press, onPointerDown };
};
