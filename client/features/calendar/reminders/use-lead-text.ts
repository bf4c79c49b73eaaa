import type { ReminderLead } from "#contract/reminders.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { eventReminderMessages } from "./messages/messages.ts";

/** How long before an event somebody is reminded, in words. */
export const useLeadText = (): ((lead: ReminderLead) => string) => {
  const s = useMessages(eventReminderMessages);
  const { timeOfDay } = useI18n();
  return (lead) => {
    if ("minutes" in lead)
      return lead.minutes === 0 ? s("atStart") : s("minutes", { count: lead.minutes });
    if ("hours" in lead) return s("hours", { count: lead.hours });
    const { days, at } = lead;
    if (days === 0) return at === undefined ? s("atStart") : s("sameDay", { time: timeOfDay(at) });
    return at === undefined
      ? s("days", { count: days })
      : s("daysAt", { count: days, time: timeOfDay(at) });
  };
};
