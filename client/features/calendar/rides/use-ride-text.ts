import type { CalendarEvent } from "#contract/calendar.ts";
import { useFamily } from "#client/context/family.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";

/** What a ride is told by. */
export type RideOfEvent = Pick<CalendarEvent, "driver" | "collector" | "leaveAt">;

/** When to leave, who drives and who collects, in words: "leave 16:35, Dad drives"; undefined where nothing is known. */
export const useRideText = (): ((event: RideOfEvent) => string | undefined) => {
  const { t, clock } = useI18n();
  const family = useFamily();
  const nameOf = (memberId: string | undefined) => family.find(({ id }) => id === memberId)?.name;
  return ({ driver, collector, leaveAt }) => {
    const [drives, collects] = [nameOf(driver), nameOf(collector)];
    const words = [
      ...(leaveAt === undefined ? [] : [t("calendar.leave", { time: clock(leaveAt) })]),
      ...(drives === undefined ? [] : [t("calendar.drives", { name: drives })]),
      ...(collects === undefined ? [] : [t("calendar.collects", { name: collects })]),
    ];
    return words.length === 0 ? undefined : words.join(", ");
  };
};
