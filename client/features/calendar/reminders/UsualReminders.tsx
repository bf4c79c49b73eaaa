import { useState } from "react";
import type { ReminderSettingsPatch, RemindersOfMember } from "#contract/reminders.ts";
import type { Settings } from "#contract/settings.ts";
import { useFamily } from "../../../context/family.ts";
import { useSaveSettings } from "../../settings/queries.ts";
import { useI18n } from "../../../i18n/use-i18n.ts";
import { useMessages } from "../../../i18n/use-messages.ts";
import { Choices } from "../../../ui/form/Choices.tsx";
import { SettingGroup } from "../../../ui/form/SettingGroup.tsx";
import { Stepper } from "../../../ui/form/Stepper.tsx";
import { Switch } from "../../../ui/form/Switch.tsx";
import { addMinutesToTime } from "../../../ui/form/time-of-day.ts";
import { Notice } from "../../../ui/text/Notice.tsx";
import { Leads } from "./Leads.tsx";
import { eventReminderMessages } from "./messages/messages.ts";
import { RemindersOfCalendars } from "./RemindersOfCalendars.tsx";

const stepMin = 15;
const nothing: RemindersOfMember = { timed: [], allDay: [], quiet: null };

type MemberPatch = NonNullable<ReminderSettingsPatch["members"]>[string];

const OwnQuietHours = ({
  name,
  usual,
  house,
  onUsual,
}: {
  name: string;
  usual: RemindersOfMember;
  house: Pick<Settings, "sleepStart" | "sleepEnd">;
  onUsual: (usual: MemberPatch) => void;
}) => {
  const s = useMessages(eventReminderMessages);
  const { timeOfDay } = useI18n();
  const { quiet } = usual;
  const { sleepStart: start, sleepEnd: end } = house;
  const row = (label: string, key: "start" | "end") =>
    quiet === null ? null : (
      <Stepper
        label={label}
        shown={timeOfDay(quiet[key])}
        lessLabel={s("less", { what: label })}
        moreLabel={s("more", { what: label })}
        onLess={() => onUsual({ quiet: { [key]: addMinutesToTime(quiet[key], -stepMin) } })}
        onMore={() => onUsual({ quiet: { [key]: addMinutesToTime(quiet[key], stepMin) } })}
      />
    );
  return (
    <>
      <Switch
        label={s("ownQuiet")}
        hint={s("ownQuietHint", { start: timeOfDay(start), end: timeOfDay(end) })}
        on={quiet !== null}
        onChange={(on) => onUsual({ quiet: on ? { start, end } : null })}
      />
      {row(s("quietFrom", { name }), "start")}
      {row(s("quietUntil", { name }), "end")}
    </>
  );
};

/** When each of the family is usually reminded of events, and which calendars' alarms ring on phones; for a parent. */
export const UsualReminders = ({ values }: { values: Settings }) => {
  const s = useMessages(eventReminderMessages);
  const { mutate } = useSaveSettings();
  const { reminders } = values;
  const family = useFamily();
  const [who, setWho] = useState("");
  const member = family.find(({ id }) => id === who) ?? family[0];
  const usual = reminders.members[member?.id ?? ""] ?? nothing;
  // What somebody else chose meanwhile stays.
  const choose = (change: ReminderSettingsPatch) => mutate({ reminders: change });
  const onUsual = (change: MemberPatch) => {
    if (member !== undefined) choose({ members: { [member.id]: change } });
  };
  return (
    <>
      <SettingGroup title={s("usualTitle")}>
        <Choices
          label={s("whose")}
          value={member?.id}
          choices={family.map(({ id, name }) => ({ value: id, label: name }))}
          onChoose={setWho}
        />
        <Notice>{s("usualHint")}</Notice>
      </SettingGroup>
      {member === undefined ? null : (
        <SettingGroup title={member.name}>
          <Leads
            label={s("timed")}
            allDay={false}
            leads={usual.timed}
            onLeads={(timed) => onUsual({ timed })}
          />
          <Leads
            label={s("allDay")}
            allDay
            leads={usual.allDay}
            onLeads={(allDay) => onUsual({ allDay })}
          />
          <OwnQuietHours name={member.name} usual={usual} house={values} onUsual={onUsual} />
        </SettingGroup>
      )}
      <RemindersOfCalendars reminders={reminders} choose={choose} />
    </>
  );
};
