import type { NotificationSettings, Settings } from "#contract/settings.ts";
import { useFamily } from "../../context/family.tsx";
import { usePush } from "./queries.ts";
import { useSaveSettings } from "../settings/queries.ts";
import { notificationWords } from "./messages.ts";
import { useWordsOf } from "../../i18n/use-messages.ts";
import { SettingGroup } from "../../ui/form/SettingGroup.tsx";
import { Switch } from "../../ui/form/Switch.tsx";
import { Faces } from "./ExcludedMembers.tsx";
import { QuietTimes } from "./QuietTimes.tsx";
import "./household-notifications.css";

/** What phones are told of, about whom, whose phones, and when never; for a parent. */
export const HouseNotifications = ({ values }: { values: Settings }) => {
  const s = useWordsOf(notificationWords);
  const { mutate } = useSaveSettings();
  const family = useFamily();
  const { data: push } = usePush();
  const { notifications } = values;
  const { withoutChoresOf, notTo } = notifications;
  const children = family.filter(({ kid }) => kid);
  const told = family.filter(({ id }) => push?.told.includes(id) === true);
  const choose = (change: Partial<NotificationSettings>) =>
    mutate({ notifications: { ...notifications, ...change } });

  const news = [
    { kind: "chores", to: told },
    { kind: "dinner", to: told },
    { kind: "approvals", to: told.filter(({ parent }) => parent) },
  ] as const;
  return (
    <>
      <SettingGroup title={s("house")}>
        {news.map(({ kind, to }) => (
          <div key={kind} className="news">
            <Switch
              label={s(kind)}
              hint={s(`${kind}Hint`)}
              on={notifications[kind]}
              onChange={(on) => choose({ [kind]: on })}
            />
            {notifications[kind] && kind === "chores" && children.length > 0 ? (
              <Faces
                label={s("childrenHint")}
                of={children}
                without={withoutChoresOf}
                onChange={(without) => choose({ withoutChoresOf: without })}
              />
            ) : null}
            {/* Who is alone has the switch above. */}
            {notifications[kind] &&
            (to.length > 1 || to.some(({ id }) => notTo[kind].includes(id))) ? (
              <Faces
                label={s(`${kind}To`)}
                of={to}
                without={notTo[kind]}
                onChange={(without) => choose({ notTo: { ...notTo, [kind]: without } })}
              />
            ) : null}
          </div>
        ))}
      </SettingGroup>
      <SettingGroup title={s("quiet")}>
        <QuietTimes values={values} labels={{ from: s("quietFrom"), until: s("quietUntil") }} />
        <p className="setting-note">{s("quietHint")}</p>
      </SettingGroup>
    </>
  );
};
