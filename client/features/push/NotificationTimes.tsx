import type { NotificationHoursPatch } from "#contract/notification-settings.ts";
import type { Settings } from "#contract/settings.ts";
import type { FamilyMember } from "../../context/family.ts";
import { useMessages } from "../../i18n/use-messages.ts";
import { Avatar } from "../../ui/avatar/Avatar.tsx";
import { MultipleChoice } from "../../ui/form/MultipleChoice.tsx";
import { useSaveSettings } from "../settings/queries.ts";
import { HourStepper } from "./HourStepper.tsx";
import { notificationMessages } from "./messages.ts";

/** From which hour the house tells of something each day, and who of those that are told has an hour of their own. */
export const NotificationTimes = ({
  kind,
  values,
  to,
}: {
  kind: "chores" | "dinner";
  values: Settings;
  /** Who is told of it. */
  to: readonly FamilyMember[];
}) => {
  const s = useMessages(notificationMessages);
  const { mutate } = useSaveSettings();
  const { notificationHours: hours } = values;
  const what = s(`${kind}At`);
  const own = to.flatMap((member) => {
    const hour = hours.members[member.id]?.[kind];
    return hour === undefined ? [] : [{ member, hour }];
  });
  // What somebody else chose meanwhile stays.
  const save = (change: NotificationHoursPatch) => mutate({ notificationHours: change });
  const choose = (chosen: readonly string[]) => {
    const changed = to.filter(
      ({ id }) => chosen.includes(id) !== own.some(({ member }) => member.id === id),
    );
    const hourOf = (id: string) => (chosen.includes(id) ? hours[kind] : null);
    save({
      members: Object.fromEntries(changed.map(({ id }) => [id, { [kind]: hourOf(id) }])),
    });
  };
  return (
    <>
      <HourStepper label={what} hour={hours[kind]} onHour={(hour) => save({ [kind]: hour })} />
      {to.length < 2 && own.length === 0 ? null : (
        <MultipleChoice
          label={s("ownHours")}
          {...(own.length > 0 ? {} : { hint: s("nobody") })}
          chosen={own.map(({ member }) => member.id)}
          choices={to.map((member) => ({
            ...{ value: member.id, label: member.name },
            picture: <Avatar face={member} />,
          }))}
          onChoose={choose}
        />
      )}
      {own.map(({ member, hour }) => (
        <HourStepper
          key={member.id}
          label={s("hourOf", { name: member.name, what })}
          hour={hour}
          onHour={(next) => save({ members: { [member.id]: { [kind]: next } } })}
        />
      ))}
    </>
  );
};
