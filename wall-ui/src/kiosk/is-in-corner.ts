/** How far from the corner a finger may be, in CSS pixels. */
const reach = 72;

/** Whether a finger is in the upper right corner, which is held to leave the kiosk mode. */
export const isInCorner = ({
  clientX,
  clientY,
}: Pick<MouseEvent, "clientX" | "clientY">): boolean =>
  clientX >= innerWidth - reach && clientY <= reach;
