import { useSaveSettings, useSettings } from "../../../../client/settings.ts";
import { settingsWords } from "../../../../client/text/rooms/settings/words.ts";
import { useWordsOf } from "../../../../client/text/words-of.ts";
import { Switch } from "../../../../client/ui/form/Switch.tsx";
import { Shown } from "../Shown.tsx";

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
