import type { FamilyMember } from "#client/context/family.ts";
import { OwnReminders } from "#client/features/calendar/reminders/OwnReminders.tsx";
import { UsualReminders } from "#client/features/calendar/reminders/UsualReminders.tsx";
import { HouseholdNotifications } from "#client/features/push/HouseholdNotifications.tsx";
import { OwnNotificationSettings } from "#client/features/push/own/OwnNotificationSettings.tsx";
import {
  useChooseOwnNotifications,
  useOwnNotifications,
} from "#client/features/push/own/own-queries.ts";
import { usePush } from "#client/features/push/queries.ts";
import { TomorrowSettings } from "#client/features/tomorrow/TomorrowSettings.tsx";
import { useSettings } from "#client/features/settings/queries.ts";
import { errorText } from "#client/i18n/error-text.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { PhoneNotifications } from "../push/PhoneNotifications.tsx";
import { Notice } from "#client/ui/text/Notice.tsx";

/** `isTold`: why nothing can be read is said already. */
const HouseNotificationSettings = ({ isTold }: { isTold: boolean }) => {
  const { t } = useI18n();
  const settings = useSettings();
  if (settings.source === "failed")
    return isTold ? null : <Notice kind="problem">{errorText(t, settings.error)}</Notice>;
  return settings.data === undefined ? null : (
    <>
      <HouseholdNotifications values={settings.data} />
      <TomorrowSettings values={settings.data} />
      <UsualReminders values={settings.data} />
    </>
  );
};

/** What this phone tells its owner, as they choose it; for a parent also what the house tells at all. */
export const PhoneNotificationSettings = ({
  me,
  isParent,
}: {
  me: FamilyMember;
  isParent: boolean;
}) => {
  const { t } = useI18n();
  const push = usePush();
  const { data: own } = useOwnNotifications();
  const choose = useChooseOwnNotifications();
  return (
    <>
      {push.source === "failed" ? (
        <Notice kind="problem">{errorText(t, push.error)}</Notice>
      ) : push.data === undefined ? null : (
        <PhoneNotifications me={me} standing={push.data} maySendTest={isParent} />
      )}
      <OwnNotificationSettings me={me} />
      {own?.told.includes("reminders") === true ? (
        <OwnReminders own={own} onChoose={(patch) => choose.mutate(patch)} />
      ) : null}
      {isParent ? <HouseNotificationSettings isTold={push.source === "failed"} /> : null}
    </>
  );
};
