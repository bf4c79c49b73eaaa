import { HouseNotifications } from "#client/features/push/HouseholdNotifications.tsx";
import { useSettings } from "#client/features/settings/queries.ts";
import { useSetup } from "#client/features/setup/queries.ts";
import { pushText } from "#client/features/push/push-status-text.ts";
import { notificationWords } from "#client/features/push/messages.ts";
import { useText } from "#client/i18n/use-i18n.ts";
import { useWordsOf } from "#client/i18n/use-messages.ts";
import { Shown } from "../SectionContent.tsx";

/** What the family's phones are told of, and in plain words when none of them can be. */
export const Notifications = () => {
  const s = useWordsOf(notificationWords);
  const { t } = useText();
  const addresses = useSetup().data?.phoneUrls;
  const isOutOfReach = addresses?.every((address) => !address.startsWith("https:")) === true;
  return (
    <Shown of={useSettings()}>
      {(values) => (
        <>
          <div className="setting-group">
            <p className="setting-note">{s("onPhones")}</p>
            {isOutOfReach ? <p className="setting-note">{pushText(t, "needsHttps")}</p> : null}
          </div>
          <HouseNotifications values={values} />
        </>
      )}
    </Shown>
  );
};
