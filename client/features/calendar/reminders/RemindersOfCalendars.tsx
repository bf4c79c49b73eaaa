import type { ReminderSettings, ReminderSettingsPatch } from "#contract/reminders.ts";
import { useMessages } from "../../../i18n/use-messages.ts";
import { SettingGroup } from "../../../ui/form/SettingGroup.tsx";
import { Switch } from "../../../ui/form/Switch.tsx";
import { useFeeds } from "../feeds/use-feeds.ts";
import { Leads } from "./Leads.tsx";
import { eventReminderMessages } from "./messages/messages.ts";

const familyId = "family";

/** What is usual in each calendar, and whether its alarms ring on phones. */
export const RemindersOfCalendars = ({
  reminders,
  choose,
}: {
  reminders: ReminderSettings;
  choose: (change: ReminderSettingsPatch) => void;
}) => {
  const s = useMessages(eventReminderMessages);
  const feeds = useFeeds().data ?? [];
  const family = { id: familyId, name: s("family"), accountId: undefined, readOnly: undefined };
  return [family, ...feeds].map(({ id, name, accountId, readOnly }) => {
    const own = reminders.calendars[id] ?? { usual: null, phones: false };
    const { usual } = own;
    const change = (part: NonNullable<ReminderSettingsPatch["calendars"]>[string]) =>
      choose({ calendars: { [id]: part } });
    return (
      <SettingGroup key={id} title={name}>
        <Switch
          label={s("asMembers")}
          on={usual === null}
          onChange={(on) => change({ usual: on ? null : { timed: [], allDay: [] } })}
        />
        {usual === null ? null : (
          <>
            <Leads
              label={s("timed")}
              allDay={false}
              leads={usual.timed}
              onLeads={(timed) => change({ usual: { timed } })}
            />
            <Leads
              label={s("allDay")}
              allDay
              leads={usual.allDay}
              onLeads={(allDay) => change({ usual: { allDay } })}
            />
          </>
        )}
        {id === familyId ? null : (
          <Switch
            label={s("alarmsOnPhones")}
            hint={s("alarmsOnPhonesHint")}
            on={own.phones}
            onChange={(phones) => change({ phones })}
          />
        )}
        {accountId === undefined || readOnly === true ? null : (
          <Switch
            label={s("written")}
            hint={s("writtenHint")}
            on={own.written === true}
            onChange={(written) => change({ written })}
          />
        )}
      </SettingGroup>
    );
  });
};
