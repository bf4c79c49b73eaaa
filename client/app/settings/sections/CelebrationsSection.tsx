import { useSettings, useSaveSettings } from "#client/features/settings/queries.ts";
import { settingsMessages } from "#client/features/settings/messages/messages.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { Switch } from "#client/ui/form/Switch.tsx";
import { SectionContent } from "../SectionContent.tsx";

/** Whether the wall celebrates. */
export const CelebrationsSection = () => {
  const s = useMessages(settingsMessages);
  const { mutate } = useSaveSettings();
  return (
    <SectionContent of={useSettings()}>
      {({ celebrateChores }) => (
        <Switch
          label={s("celebrations.chores")}
          hint={s("celebrations.choresHint")}
          on={celebrateChores}
          onChange={(next) => mutate({ celebrateChores: next })}
        />
      )}
    </SectionContent>
  );
};
