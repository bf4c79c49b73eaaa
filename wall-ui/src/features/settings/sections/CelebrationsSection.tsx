import { useSaveSettings, useSettings } from "#client/features/settings/queries.ts";
import { settingsWords } from "#client/features/settings/messages/messages.ts";
import { useWordsOf } from "#client/i18n/use-messages.ts";
import { Switch } from "#client/ui/form/Switch.tsx";
import { Shown } from "../SectionContent.tsx";

/** Whether the wall celebrates. */
export const Celebrations = () => {
  const s = useWordsOf(settingsWords);
  const { mutate } = useSaveSettings();
  return (
    <Shown of={useSettings()}>
      {({ celebrateChores }) => (
        <Switch
          label={s("celebrations.chores")}
          hint={s("celebrations.choresHint")}
          on={celebrateChores}
          onChange={(next) => mutate({ celebrateChores: next })}
        />
      )}
    </Shown>
  );
};
