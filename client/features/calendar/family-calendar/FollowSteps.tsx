import { useMessages } from "#client/i18n/use-messages.ts";
import { followMessages } from "./messages/messages.ts";

/** How phones' own calendars follow the family's: by a code that is beside this, or on the phone itself. */
export const FollowSteps = ({ hasCode }: { hasCode: boolean }) => {
  const s = useMessages(followMessages);
  return (
    <>
      <p>{hasCode ? s("apps.iphoneByCode") : s("apps.iphoneHere")}</p>
      <p>{s("apps.android")}</p>
    </>
  );
};
