import type { NotificationHours, Settings } from "#contract/settings.ts";
import type { FamilyMember } from "../../context/family.ts";
import { useI18n } from "../../i18n/use-i18n.ts";
import { useMessages } from "../../i18n/use-messages.ts";
import { Avatar } from "../../ui/avatar/Avatar.tsx";
import { MultipleChoice } from "../../ui/form/MultipleChoice.tsx";
import { Stepper } from "../../ui/form/Stepper.tsx";
import { useSaveSettings } from "../settings/queries.ts";
import { notificationMessages } from "./messages.ts";

const lastHour = 23;

const HourStepper = ({
  label,
  hour,
  onHour,
}: {
  label: string;
  hour: number;
  onHour: (hour: number) => void;
}) => {
  const s = useMessages(notificationMessages);
  const { timeOfDay } = useI18n();
  return (
    <Stepper
      label={label}
      shown={timeOfDay(`${String(hour).padStart(2, "0")}:00`)}
      lessLabel={s("less", { what: label })}
      moreLabel={s("more", { what: label })}
      onLess={hour === 0 ? undefined : () => onHour(hour - 1)}
      onMore={hour === lastHour ? undefined : () => onHour(hour + 1)}
    />
  );
};

/** The members' hours of a kind with one of them chosen; undefined lets them follow the house. */
const withHour = (
  members: NotificationHours["members"],
  kind: "chores" | "dinner",
  id: string,
  hour: number | undefined,
): NotificationHours["members"] => {
  const { [kind]: _, ...rest } = members[id] ?? {};
  return { ...members, [id]: { ...rest, ...(hour === undefined ? {} : { [kind]: hour }) } };
};

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
  const save = (change: Partial<NotificationHours>) =>
    mutate({ notificationHours: { ...hours, ...change } });
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
          onChoose={(chosen) =>
            save({
              members: to.reduce(
                (all, { id }) =>
                  withHour(
                    all,
                    kind,
                    id,
                    chosen.includes(id) ? (all[id]?.[kind] ?? hours[kind]) : undefined,
                  ),
                hours.members,
              ),
            })
          }
        />
      )}
      {own.map(({ member, hour }) => (
        <HourStepper
          key={member.id}
          label={s("hourOf", { name: member.name, what })}
          hour={hour}
          onHour={(next) => save({ members: withHour(hours.members, kind, member.id, next) })}
        />
      ))}
    </>
  );
};
