import { useToday } from "#client/context/clock.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";

/** Says a day in words, with its year where that isn't this one. */
export const useDayInWords = (): ((day: string) => string) => {
  const { dateLong } = useI18n();
  const thisYear = useToday().slice(0, 4);
  return (day) =>
    day.startsWith(thisYear) ? dateLong(day) : `${dateLong(day)} ${day.slice(0, 4)}`;
};
