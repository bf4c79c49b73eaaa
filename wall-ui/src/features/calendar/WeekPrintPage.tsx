import { useLocation } from "wouter";
import { DayBands } from "#client/features/absences/DayBands.tsx";
import { WeekPrint } from "#client/features/calendar/print/WeekPrint.tsx";
import { useToday } from "#client/context/clock.ts";
import { isDay } from "#client/i18n/time.ts";

/** Who is away or has which shift on a printed day, in words. */
const PrintedBands = ({ day }: { day: string }) => <DayBands named day={day} />;

/** A week as it is printed on the wall's browser. */
export const WeekPrintPage = ({ first }: { first: string }) => {
  const [, go] = useLocation();
  const today = useToday();
  const day = isDay(first) ? first : today;
  return (
    <WeekPrint
      first={day}
      bands={PrintedBands}
      onBack={() => go(`/calendar/week/${day}`, { replace: true })}
    />
  );
};
