import { useFamily } from "#client/context/family.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { calendarMessages } from "../messages/messages.ts";
import type { AbsentTime } from "../views/absent-times.ts";
import type { Clash } from "../views/clashes.ts";
import { rideMessages } from "./messages/messages.ts";

/** What a clash with days away or a shift says. */
const useAbsenceText = () => {
  const { timeRange } = useI18n();
  const r = useMessages(rideMessages);
  return (name: string, { kind, reason, from, to }: AbsentTime): string => {
    if (kind !== "away") return r("hasShift", { name, time: timeRange(from, to) });
    return reason === undefined ? r("isAway", { name }) : r("isAwayFor", { name, reason });
  };
};

/** Says who is meant to be at two places at once, or away or at work then, or which small child nobody takes. */
export const useClashText = (): ((clash: Clash) => string) => {
  const { t, timeRange } = useI18n();
  const s = useMessages(calendarMessages);
  const r = useMessages(rideMessages);
  const absenceText = useAbsenceText();
  const family = useFamily();
  return ({ memberId, other, absence }) => {
    const name = family.find(({ id }) => id === memberId)?.name ?? "";
    if (other !== null)
      return s("clash", {
        name,
        title: other.title || t("calendar.untitled"),
        time: timeRange(other.start, other.end),
      });
    return absence === undefined ? r("nobodyTakes", { name }) : absenceText(name, absence);
  };
};
