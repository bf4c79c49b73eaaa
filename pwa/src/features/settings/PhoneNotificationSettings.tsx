import type { FamilyMember } from "#client/context/family.tsx";
import { HouseNotifications } from "#client/features/push/HouseholdNotifications.tsx";
import { usePush } from "#client/features/push/queries.ts";
import { useSettings } from "#client/features/settings/queries.ts";
import { errorText } from "#client/i18n/error-text.ts";
import { useText } from "#client/i18n/use-i18n.ts";
import { ThisPhone } from "../push/PhoneNotifications.tsx";
import "#client/ui/form/setting-group.css";

/** `isTold`: why nothing can be read is said already. */
const OfHouse = ({ isTold }: { isTold: boolean }) => {
  const { t } = useText();
  const settings = useSettings();
  if (settings.from === "failed")
    return isTold ? null : <p className="field-problem">{errorText(t, settings.error)}</p>;
  return settings.data === undefined ? null : <HouseNotifications values={settings.data} />;
};

/** What this phone tells its owner; for a parent also what the house tells at all. */
export const Notifications = ({ me, isParent }: { me: FamilyMember; isParent: boolean }) => {
  const { t } = useText();
  const push = usePush();
  return (
    <>
      {push.from === "failed" ? (
        <p className="field-problem">{errorText(t, push.error)}</p>
      ) : push.data === undefined ? null : (
        <ThisPhone me={me} standing={push.data} maySendTest={isParent} />
      )}
      {isParent ? <OfHouse isTold={push.from === "failed"} /> : null}
    </>
  );
};
