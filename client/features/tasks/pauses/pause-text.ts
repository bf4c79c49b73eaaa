import type { MemberDay } from "../member-day.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { addDays, daysBetween } from "#client/i18n/time.ts";
import { useToday } from "#client/context/clock.ts";

/** Says until when somebody is away and why: "Holidays, until Friday". */
export const usePauseText = (): ((paused: NonNullable<MemberDay["paused"]>) => string) => {
  const { t, dayName, dateLong } = useI18n();
  const today = useToday();
  return ({ until, reason }) => {
    const isSoon = daysBetween(today, until) < 7 && until >= addDays(today, 1);
    const day = isSoon ? dayName(until) : dateLong(until);
    return reason === undefined
      ? t("chores.paused", { day })
      : t("chores.pausedFor", { reason, day });
  };
};

/** Says why a member has no routine today: they are away, nothing is due, or nobody knows. */
export const useFreeDayText = (): ((day: Pick<MemberDay, "isKnown" | "paused">) => string) => {
  const { t } = useI18n();
  const pauseText = usePauseText();
  return ({ isKnown, paused }) => {
    if (!isKnown) return t("state.unknown");
    return paused === undefined ? t("chores.emptyBoard") : pauseText(paused);
  };
};
