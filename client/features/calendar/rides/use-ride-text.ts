import type { CalendarEvent } from "#contract/calendar.ts";
import { useFamily } from "#client/context/family.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { rideMessages } from "./messages/messages.ts";

/** What a ride is told by. */
export type RideOfEvent = Pick<CalendarEvent, "driver" | "collector" | "leaveAt">;

/** When to leave, who drives and who collects, in words: "leave 16:35, Dad drives"; undefined where nothing is known. */
export const useRideText = (): ((event: RideOfEvent) => string | undefined) => {
  const s = useMessages(rideMessages);
  const { clock } = useI18n();
  const family = useFamily();
  const nameOf = (memberId: string | undefined) => family.find(({ id }) => id === memberId)?.name;
  return ({ driver, collector, leaveAt }) => {
    const [drives, collects] = [nameOf(driver), nameOf(collector)];
    const words = [
      ...(leaveAt === undefined ? [] : [s("leave", { time: clock(leaveAt) })]),
      ...(drives === undefined ? [] : [s("drives", { name: drives })]),
      ...(collects === undefined ? [] : [s("collects", { name: collects })]),
    ];
    return words.length === 0 ? undefined : words.join(", ");
  };
};
