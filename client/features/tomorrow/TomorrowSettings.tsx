import type { Settings } from "#contract/settings.ts";
import { useFamily } from "../../context/family.ts";
import { useI18n } from "../../i18n/use-i18n.ts";
import { useMessages } from "../../i18n/use-messages.ts";
import { Avatar } from "../../ui/avatar/Avatar.tsx";
import { MultipleChoice } from "../../ui/form/MultipleChoice.tsx";
import { SettingGroup } from "../../ui/form/SettingGroup.tsx";
import { Stepper } from "../../ui/form/Stepper.tsx";
import { addMinutesToTime } from "../../ui/form/time-of-day.ts";
import { usePush } from "../push/queries.ts";
import { useSaveSettings } from "../settings/queries.ts";
import { tomorrowMessages } from "./messages/messages.ts";

const stepMinutes = 15;

/** When the evening's card and notification come, for whom at another hour, and for whom never; for a parent. */
export const TomorrowSettings = ({ values: { tomorrow } }: { values: Settings }) => {
  const s = useMessages(tomorrowMessages);
  const { timeOfDay } = useI18n();
  const { mutate } = useSaveSettings();
  const { data: push } = usePush();
  const { at, members } = tomorrow;
  const told = useFamily().filter(({ id }) => push?.told.includes(id) === true);
  const off = told.filter(({ id }) => members[id] === null).map(({ id }) => id);
  const row = (label: string, time: string, onTime: (time: string) => void, hint?: string) => (
    <Stepper
      key={label}
      label={label}
      {...(hint === undefined ? {} : { hint })}
      shown={timeOfDay(time)}
      lessLabel={s("settings.less", { what: label })}
      moreLabel={s("settings.more", { what: label })}
      onLess={() => onTime(addMinutesToTime(time, -stepMinutes))}
      onMore={() => onTime(addMinutesToTime(time, stepMinutes))}
    />
  );
  return (
    <SettingGroup title={s("tomorrow")}>
      {row(s("settings.at"), at, (time) => mutate({ tomorrow: { at: time } }), s("settings.hint"))}
      {told
        .filter(({ id }) => members[id] !== null)
        .map(({ id, name }) =>
          row(s("settings.of", { name }), members[id] ?? at, (time) =>
            mutate({ tomorrow: { members: { [id]: time } } }),
          ),
        )}
      {told.length === 0 ? null : (
        <MultipleChoice
          label={s("settings.told")}
          chosen={told.map(({ id }) => id).filter((id) => !off.includes(id))}
          choices={told.map((member) => ({
            ...{ value: member.id, label: member.name, picture: <Avatar face={member} /> },
          }))}
          onChoose={(chosen) => {
            const changed = told.filter(({ id }) => chosen.includes(id) === off.includes(id));
            const hours = changed.map(({ id }) => [id, chosen.includes(id) ? "house" : null]);
            mutate({ tomorrow: { members: Object.fromEntries(hours) } });
          }}
        />
      )}
    </SettingGroup>
  );
};
