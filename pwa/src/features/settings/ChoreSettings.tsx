import { CelebrationsSection } from "#client/app/settings/sections/CelebrationsSection.tsx";
import { useFamily } from "#client/context/family.ts";
import { PreReaderSwitch } from "#client/features/tasks/editing/PreReaderSwitch.tsx";
import { phoneSettingsMessages } from "#client/features/settings/messages/phone.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { SettingGroup } from "#client/ui/form/SettingGroup.tsx";
import { LinkRow } from "../../ui/LinkRow.tsx";

/** How chores look and sound, and the way to the chores themselves. */
export const ChoreSettings = () => {
  const s = useMessages(phoneSettingsMessages);
  const children = useFamily().filter(({ kid }) => kid);
  return (
    <>
      <SettingGroup>
        <CelebrationsSection />
        {children.map((child) => (
          <PreReaderSwitch key={child.id} member={child} />
        ))}
      </SettingGroup>
      <LinkRow href="/chores" words={s("choresTab")} hint={s("choresTabHint")} />
    </>
  );
};
