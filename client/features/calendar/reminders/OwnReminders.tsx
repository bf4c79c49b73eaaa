import type { OwnNotifications, OwnNotificationsPatch } from "#contract/push-own.ts";
import { useMessages } from "../../../i18n/use-messages.ts";
import { SettingGroup } from "../../../ui/form/SettingGroup.tsx";
import { Leads } from "./Leads.tsx";
import { eventReminderMessages } from "./messages/messages.ts";

/** How long before their events somebody is usually reminded, as they choose it themselves. */
export const OwnReminders = ({
  own,
  onChoose,
}: {
  own: Pick<OwnNotifications, "timed" | "allDay">;
  onChoose: (patch: OwnNotificationsPatch) => void;
}) => {
  const s = useMessages(eventReminderMessages);
  return (
    <SettingGroup title={s("usualMine")}>
      <Leads
        label={s("timed")}
        allDay={false}
        leads={own.timed}
        onLeads={(timed) => onChoose({ timed })}
      />
      <Leads
        label={s("allDay")}
        allDay
        leads={own.allDay}
        onLeads={(allDay) => onChoose({ allDay })}
      />
    </SettingGroup>
  );
};
