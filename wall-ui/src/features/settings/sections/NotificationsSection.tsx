import { UsualReminders } from "#client/features/calendar/reminders/UsualReminders.tsx";
import { HouseholdNotifications } from "#client/features/push/HouseholdNotifications.tsx";
import { TomorrowSettings } from "#client/features/tomorrow/TomorrowSettings.tsx";
import { useSettings } from "#client/features/settings/queries.ts";
import { useHttps } from "#client/features/https/queries.ts";
import { notificationMessages } from "#client/features/push/messages.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { SectionContent } from "#client/app/settings/SectionContent.tsx";
import { SettingGroup } from "#client/ui/form/SettingGroup.tsx";
import { Notice } from "#client/ui/text/Notice.tsx";

/** What the family's phones are told of, and in plain words when none of them can be. */
export const NotificationsSection = () => {
  const s = useMessages(notificationMessages);
  const isOutOfReach = useHttps().data?.urls.length === 0;
  return (
    <SectionContent of={useSettings()}>
      {(values) => (
        <>
          <SettingGroup>
            <Notice>{s("onPhones")}</Notice>
            {isOutOfReach ? <Notice>{s("needsHttps")}</Notice> : null}
          </SettingGroup>
          <HouseholdNotifications values={values} />
          <TomorrowSettings values={values} />
          <UsualReminders values={values} />
        </>
      )}
    </SectionContent>
  );
};
