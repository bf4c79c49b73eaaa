import { ConnectSection } from "#client/app/settings/connect/ConnectSection.tsx";
import { connectPartOf } from "#client/app/settings/connect/connect-addresses.ts";
import { SourcesSection } from "#client/app/settings/sections/SourcesSection.tsx";
import { useUnlocked } from "#client/features/access/queries.ts";
import type { FamilyMember } from "#client/context/family.ts";
import { phoneSettingsMessages } from "#client/features/settings/messages/phone.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { OwnPinGate } from "../access/OwnPinGate.tsx";

/** Where a phone has the first step of what the house has by itself. */
const firstSteps = { weather: "/settings/house", photos: "/photos" } as const;

/** Every source and how it is; connecting one takes a parent, just now. */
export const PhoneSources = ({ me, part }: { me: FamilyMember; part: string | undefined }) => {
  const s = useMessages(phoneSettingsMessages);
  const isUnlocked = useUnlocked("settings");
  const domain = connectPartOf(part);
  if (domain === undefined) return <SourcesSection firstStepsAt={firstSteps} />;
  return isUnlocked ? (
    <ConnectSection domain={domain} />
  ) : (
    <OwnPinGate me={me} lead={s("settingsLead")} opens="settings" />
  );
};
