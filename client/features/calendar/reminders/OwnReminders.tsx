import { useMessages } from "../../../i18n/use-messages.ts";
import { SettingGroup } from "../../../ui/form/SettingGroup.tsx";
import { useChooseOwnNotifications, useOwnNotifications } from "../../push/queries.ts";
import { Leads } from "./Leads.tsx";
import { eventReminderMessages } from "./messages/messages.ts";

/** How long before their events somebody is usually reminded, as they choose it themselves. */
export const OwnReminders = () => {
  const s = useMessages(eventReminderMessages);
  const { data: own } = useOwnNotifications();
  const { mutate } = useChooseOwnNotifications();
  if (own?.told.includes("reminders") !== true) return null;
  return (
    <SettingGroup title={s("usualMine")}>
      <Leads
        label={s("timed")}
        allDay={false}
        leads={own.timed}
        onLeads={(timed) => mutate({ timed })}
      />
      <Leads
        label={s("allDay")}
        allDay
        leads={own.allDay}
        onLeads={(allDay) => mutate({ allDay })}
      />
    </SettingGroup>
  );
};
