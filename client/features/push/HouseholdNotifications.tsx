import type { NotificationSettingsPatch } from "#contract/notification-settings.ts";
import type { Settings } from "#contract/settings.ts";
import { type FamilyMember, useFamily } from "../../context/family.ts";
import { usePush } from "./queries.ts";
import { useSaveSettings } from "../settings/queries.ts";
import { notificationMessages } from "./messages.ts";
import { useMessages } from "../../i18n/use-messages.ts";
import { SettingGroup } from "../../ui/form/SettingGroup.tsx";
import { Switch } from "../../ui/form/Switch.tsx";
import { Notice } from "../../ui/text/Notice.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { Avatar } from "../../ui/avatar/Avatar.tsx";
import { MultipleChoice } from "../../ui/form/MultipleChoice.tsx";
import { ExcludedMembers } from "./ExcludedMembers.tsx";
import { NotificationTimes } from "./NotificationTimes.tsx";
import { QuietTimes } from "./QuietTimes.tsx";
import * as styles from "./household-notifications.module.css";

type Choose = (change: NotificationSettingsPatch) => void;

/** One kind of notification: whether, about whom, to whom, and when it is sent. */
const KindOfNews = ({
  kind,
  to,
  values,
  onChoose,
}: {
  kind: "chores" | "dinner" | "approvals" | "reminders";
  to: readonly FamilyMember[];
  values: Settings;
  onChoose: Choose;
}) => {
  const s = useMessages(notificationMessages);
  const family = useFamily();
  const { withoutChoresOf, notTo, alsoTold, ...on } = values.notifications;
  const children = family.filter(({ kid }) => kid);
  return (
    <Stack gap={3} className={styles.news}>
      <Switch
        label={s(kind)}
        hint={s(`${kind}Hint`)}
        on={on[kind]}
        onChange={(isOn) => onChoose({ [kind]: isOn })}
      />
      {on[kind] && kind === "chores" && children.length > 0 ? (
        <ExcludedMembers
          label={s("childrenHint")}
          of={children}
          without={withoutChoresOf}
          onChange={(without) => onChoose({ withoutChoresOf: without })}
        />
      ) : null}
      {/* Who is alone has the switch above. */}
      {on[kind] && (to.length > 1 || to.some(({ id }) => notTo[kind].includes(id))) ? (
        <ExcludedMembers
          label={s(`${kind}To`)}
          of={to}
          without={notTo[kind]}
          onChange={(without) => onChoose({ notTo: { [kind]: without } })}
        />
      ) : null}
      {on[kind] && (kind === "chores" || kind === "dinner") ? (
        <NotificationTimes
          kind={kind}
          values={values}
          to={family.filter(
            ({ id }) =>
              (alsoTold.includes(id) || to.some((one) => one.id === id)) &&
              !notTo[kind].includes(id),
          )}
        />
      ) : null}
    </Stack>
  );
};

/** What phones are told of, about whom, whose phones, and when never; for a parent. `isTitled` where no page says it above. */
export const HouseholdNotifications = ({
  values,
  isTitled = true,
}: {
  values: Settings;
  isTitled?: boolean;
}) => {
  const s = useMessages(notificationMessages);
  const { mutate } = useSaveSettings();
  const family = useFamily();
  const { data: push } = usePush();
  const { notifications } = values;
  const { alsoTold } = notifications;
  const told = family.filter(({ id }) => push?.told.includes(id) === true);
  const others = family.filter(
    ({ id }) => alsoTold.includes(id) || !told.some((one) => one.id === id),
  );
  // What somebody else chose meanwhile stays.
  const choose: Choose = (change) => mutate({ notifications: change });

  const news = [
    { kind: "chores", to: told },
    { kind: "dinner", to: told },
    { kind: "approvals", to: told.filter(({ parent }) => parent) },
    { kind: "reminders", to: family },
  ] as const;
  return (
    <>
      <SettingGroup {...(isTitled ? { title: s("house") } : {})}>
        {news.map(({ kind, to }) => (
          <KindOfNews key={kind} {...{ kind, to, values }} onChoose={choose} />
        ))}
        {others.length === 0 || !(notifications.chores || notifications.dinner) ? null : (
          <MultipleChoice
            label={s("also")}
            hint={s("alsoHint")}
            chosen={alsoTold}
            choices={others.map((member) => ({
              ...{ value: member.id, label: member.name },
              picture: <Avatar face={member} />,
            }))}
            onChoose={(ids) => choose({ alsoTold: [...ids] })}
          />
        )}
      </SettingGroup>
      <SettingGroup title={s("quiet")}>
        <QuietTimes values={values} labels={{ from: s("quietFrom"), until: s("quietUntil") }} />
        <Notice>{s("quietHint")}</Notice>
      </SettingGroup>
    </>
  );
};
