import { HouseNotifications } from "../../../../client/notifications/HouseNotifications.tsx";
import { useSettings } from "../../../../client/settings.ts";
import { notificationWords } from "../../../../client/text/rooms/notifications.ts";
import { useWordsOf } from "../../../../client/text/words-of.ts";
import { Shown } from "../Shown.tsx";

/** What the family's phones are told of. */
export const Notifications = () => {
  const s = useWordsOf(notificationWords);
  return (
    <Shown of={useSettings()}>
      {(values) => (
        <>
          <div className="setting-group">
            <p className="setting-note">{s("onPhones")}</p>
          </div>
          <HouseNotifications values={values} />
        </>
      )}
    </Shown>
  );
};
