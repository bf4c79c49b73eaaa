import { useConfig } from "#client/context/config.ts";
import { minuteOfDay } from "#client/i18n/time.ts";
import { type EventDraft, emptyEventDraft, nextHour } from "./event-draft.ts";

/** How a new event begins: on a day, at a minute of it or else the next full hour, of nobody unless told. */
export const useEmptyDraft = (): ((
  day: string,
  minute?: number,
  memberIds?: readonly string[],
) => EventDraft) => {
  const { timeZone } = useConfig();
  return (day, minute, memberIds) =>
    emptyEventDraft(day, minute ?? nextHour(minuteOfDay(Date.now(), timeZone)), memberIds);
};
