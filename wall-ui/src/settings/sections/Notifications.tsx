import { HouseNotifications } from "../../../../client/notifications/HouseNotifications.tsx";
import { useSettings } from "../../../../client/settings.ts";
import { useSetup } from "../../../../client/setup.ts";
import { pushText } from "../../../../client/text/push-text.ts";
import { notificationWords } from "../../../../client/text/rooms/notifications.ts";
import { useText } from "../../../../client/text/use-text.ts";
import { useWordsOf } from "../../../../client/text/words-of.ts";
import { Shown } from "../Shown.tsx";

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
