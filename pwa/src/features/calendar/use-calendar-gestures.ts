import type { TouchEvent } from "react";
import { useLocation } from "wouter";
import { isDay } from "#client/i18n/time.ts";
import { type PinchPoint, usePagePinch } from "../../ui/use-page-pinch.ts";
import { usePageSwipe } from "../../ui/use-page-swipe.ts";
import { type CalendarView, viewAddress } from "./event-addresses.ts";

/** From far to near. */
const fromFar: readonly CalendarView[] = ["month", "week", "day", "agenda"];

/** The day on which two fingers are, where they are on one. */
const dayAt = ({ x, y }: PinchPoint): string | undefined => {
  const place = document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-day]");
  const day = place?.dataset["day"];
  return isDay(day) ? day : undefined;
};

/** Handlers of a calendar's page: a swipe turns it, two fingers that go apart open the nearer view of the day under them, and back. */
export const useCalendarGestures = ({
  view,
  day,
  onTurn,
}: {
  view: CalendarView;
  day: string;
  /** Left out where there is nothing to turn. */
  onTurn?: (step: -1 | 1) => void;
}) => {
  const [, go] = useLocation();
  const swipe = usePageSwipe((step) => onTurn?.(step));
  const pinch = usePagePinch((step, at) => {
    const next = fromFar[fromFar.indexOf(view) + step];
    if (next !== undefined) go(viewAddress(next, dayAt(at) ?? day), { replace: true });
  });
  return {
    ...pinch,
    ...swipe,
    onTouchStart: (event: TouchEvent) => {
      swipe.onTouchStart(event);
      pinch.onTouchStart(event);
    },
  };
};
