import { useUnlocked } from "#client/features/access/queries.ts";
import { HouseDevices } from "#client/features/devices/HouseDevices.tsx";
import { useDevices } from "#client/features/devices/queries.ts";
import type { FamilyMember } from "#client/context/family.ts";
import { phoneSettingsMessages } from "#client/features/settings/messages/phone.ts";
import { errorText } from "#client/i18n/error-text.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { Notice } from "#client/ui/text/Notice.tsx";
import { OwnPinGate } from "../access/OwnPinGate.tsx";

const All = () => {
  const { t } = useI18n();
  const devices = useDevices();
  if (devices.source === "failed")
    return <Notice kind="problem">{errorText(t, devices.error)}</Notice>;
  return devices.data === undefined ? null : <HouseDevices items={devices.data.items} />;
};

/** The phones that are signed in, and the walls; a parent's own PIN comes first. */
export const PhoneDevices = ({ me }: { me: FamilyMember }) => {
  const s = useMessages(phoneSettingsMessages);
  return useUnlocked("settings") ? (
    <All />
  ) : (
    <OwnPinGate me={me} lead={s("devicesLead")} opens="settings" />
  );
};
