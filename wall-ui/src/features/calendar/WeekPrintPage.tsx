import { useLocation } from "wouter";
import { WeekPrint } from "#client/features/calendar/print/WeekPrint.tsx";
import { useToday } from "#client/context/clock.ts";
import { isDay } from "#client/i18n/time.ts";

/** A week as it is printed on the wall's browser. */
export const WeekPrintPage = ({ first }: { first: string }) => {
  const [, go] = useLocation();
  const today = useToday();
  const day = isDay(first) ? first : today;
  return <WeekPrint first={day} onBack={() => go(`/calendar/week/${day}`, { replace: true })} />;
};
