import type { Settings } from "../../contract/settings.ts";
import { useFamily } from "../family.tsx";
import { useSaveSettings } from "../settings.ts";
import { notificationWords } from "../text/rooms/notifications.ts";
import { useWordsOf } from "../text/words-of.ts";
import { Avatar } from "../ui/Avatar.tsx";
import { SettingGroup } from "../ui/form/SettingGroup.tsx";
import { Several } from "../ui/form/Several.tsx";
import { Switch } from "../ui/form/Switch.tsx";
import { QuietTimes } from "./QuietTimes.tsx";

/** What phones are told of, about whom, and when never; for a parent. */
export const HouseNotifications = ({ values }: { values: Settings }) => {
  const s = useWordsOf(notificationWords);
  const { mutate } = useSaveSettings();
  const children = useFamily().filter(({ kid }) => kid);
  const { notifications } = values;
  const { withoutChoresOf } = notifications;
  const choose = (change: Partial<typeof notifications>) =>
    mutate({ notifications: { ...notifications, ...change } });
  return (
    <>
      <SettingGroup title={s("house")}>
        <Switch
          label={s("chores")}
          hint={s("choresHint")}
          on={notifications.chores}
          onChange={(chores) => choose({ chores })}
        />
        {notifications.chores && children.length > 0 ? (
          <Several
            label={s("childrenHint")}
            chosen={children.map(({ id }) => id).filter((id) => !withoutChoresOf.includes(id))}
            choices={children.map((child) => ({
              ...{ value: child.id, label: child.name },
              picture: <Avatar face={child} />,
            }))}
            onChoose={(told) =>
              choose({
                withoutChoresOf: children.map(({ id }) => id).filter((id) => !told.includes(id)),
              })
            }
          />
        ) : null}
        <Switch
          label={s("dinner")}
          hint={s("dinnerHint")}
          on={notifications.dinner}
          onChange={(dinner) => choose({ dinner })}
        />
        <Switch
          label={s("approvals")}
          hint={s("approvalsHint")}
          on={notifications.approvals}
          onChange={(approvals) => choose({ approvals })}
        />
      </SettingGroup>
      <SettingGroup title={s("quiet")}>
        <QuietTimes values={values} labels={{ from: s("quietFrom"), until: s("quietUntil") }} />
        <p className="setting-note">{s("quietHint")}</p>
      </SettingGroup>
    </>
  );
};
