import type { FamilyMember } from "#client/context/family.ts";
import { OwnReminders } from "#client/features/calendar/reminders/OwnReminders.tsx";
import { UsualReminders } from "#client/features/calendar/reminders/UsualReminders.tsx";
import type { Push } from "#contract/push.ts";
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
import { usePhoneNotifications } from "../push/use-phone-notifications.ts";
import { WaitingRows } from "#client/ui/layout/WaitingRows.tsx";
import { Notice } from "#client/ui/text/Notice.tsx";

/** What the house tells at all, for a parent: whom, of what, and when never. */
export const HouseNotificationSettings = () => {
  const { t } = useI18n();
  const settings = useSettings();
  if (settings.source === "failed")
    return <Notice kind="problem">{errorText(t, settings.error)}</Notice>;
  return settings.data === undefined ? (
    <WaitingRows />
  ) : (
    <>
      <HouseholdNotifications values={settings.data} isTitled={false} />
      <TomorrowSettings values={settings.data} />
      <UsualReminders values={settings.data} />
    </>
  );
};

/** The switch of this phone, and below it what is told; dimmed where this phone can't be told anything. */
const OnThisPhone = ({
  me,
  standing,
  maySendTest,
}: {
  me: FamilyMember;
  standing: Push;
  maySendTest: boolean;
}) => {
  const phone = usePhoneNotifications(me.id, standing);
  const { state } = phone;
  return (
    <>
      <PhoneNotifications phone={phone} reason={standing.reason} maySendTest={maySendTest} />
      <OwnNotificationSettings me={me} isSilent={state !== undefined && state !== "on"} />
    </>
  );
};

/** What this phone tells its owner, as they choose it. */
export const PhoneNotificationSettings = ({
  me,
  isParent,
}: {
  me: FamilyMember;
  isParent: boolean;
}) => {
  const { t } = useI18n();
  const push = usePush();
  const { data: own, source } = useOwnNotifications();
  const choose = useChooseOwnNotifications();
  return (
    <>
      {push.source === "failed" ? (
        <Notice kind="problem">{errorText(t, push.error)}</Notice>
      ) : push.data === undefined ? (
        <WaitingRows count={1} />
      ) : (
        <OnThisPhone me={me} standing={push.data} maySendTest={isParent} />
      )}
      {push.data === undefined ? <OwnNotificationSettings me={me} isSilent={false} /> : null}
      {source === "loading" ? <WaitingRows /> : null}
      {own?.told.includes("reminders") === true ? (
        <OwnReminders own={own} onChoose={(patch) => choose.mutate(patch)} />
      ) : null}
    </>
  );
};
