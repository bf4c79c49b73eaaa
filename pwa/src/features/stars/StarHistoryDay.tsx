import type { ReactNode } from "react";
import { useToday } from "#client/context/clock.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { daysBetween } from "#client/i18n/time.ts";

/** What a member got or gave on a day, under that day's name. */
export const StarHistoryDay = ({ day, children }: { day: string; children: ReactNode }) => {
  const { dateLong, relativeDay } = useI18n();
  const away = daysBetween(useToday(), day);
  return (
    <div>
      <h4>{away > -2 ? relativeDay(away) : dateLong(day)}</h4>
      <ul>{children}</ul>
    </div>
  );
};
