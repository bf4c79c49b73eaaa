import { useConfig } from "#client/context/config.ts";
import type { FamilyMember } from "#client/context/family.ts";
import { useSaveSettings } from "../../settings/queries.ts";
import { errorText } from "#client/i18n/error-text.ts";
import { taskMessages } from "../messages/messages.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { Switch } from "#client/ui/form/Switch.tsx";
import { showToast } from "#client/ui/overlays/toast-store.ts";

/** Whether a child can't read yet and gets pictures that are read aloud; a parent's to choose. */
export const PreReaderSwitch = ({ member }: { member: FamilyMember }) => {
  const s = useMessages(taskMessages);
  const { t } = useI18n();
  const { preReaders } = useConfig();
  const save = useSaveSettings();
  return (
    <Switch
      label={s("aloud", { name: member.name })}
      hint={s("aloudHint")}
      on={preReaders.includes(member.id)}
      onChange={(on) => {
        const others = preReaders.filter((id) => id !== member.id);
        save.mutate(
          { preReaders: on ? [...others, member.id] : others },
          { onError: (error) => showToast({ kind: "problem", words: errorText(t, error) }) },
        );
      }}
    />
  );
};
