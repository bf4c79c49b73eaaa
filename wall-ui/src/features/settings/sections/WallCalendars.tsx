import { CalendarsSection } from "#client/app/settings/sections/CalendarsSection.tsx";
import { PasteFromPhone } from "#client/app/settings/feeds/PasteFromPhone.tsx";
import { AccountSettings } from "#client/features/calendar/accounts/AccountSettings.tsx";
import { accountMessages } from "#client/features/calendar/accounts/messages/messages.ts";
import { followLink } from "#client/features/calendar/family-calendar/FamilyFeedAddress.tsx";
import { FollowSteps } from "#client/features/calendar/family-calendar/FollowSteps.tsx";
import { useSetup } from "#client/features/setup/queries.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { QrCode } from "#client/ui/qr/QrCode.tsx";

/** The calendars on the wall, where phones paste addresses and follow the family's by a code. */
export const WallCalendars = () => {
  const s = useMessages(accountMessages);
  const { t } = useI18n();
  const phoneUrl = useSetup().data?.phoneUrls[0];
  const { origin } = new URL(phoneUrl ?? location.href);
  const followed = followLink(origin);
  return (
    <CalendarsSection
      origin={origin}
      accounts={<AccountSettings title={s("title")} consent="code" />}
      paste={
        phoneUrl === undefined ? null : (
          <PasteFromPhone phoneUrl={phoneUrl} close={t("action.close")} />
        )
      }
      follow={
        <>
          <QrCode text={followed} label={followed} />
          <FollowSteps hasCode />
        </>
      }
    />
  );
};
