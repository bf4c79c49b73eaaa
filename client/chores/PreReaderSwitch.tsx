import { useConfig } from "../config.ts";
import type { FamilyMember } from "../family.tsx";
import { useSaveSettings } from "../settings.ts";
import { errorText } from "../text/error-text.ts";
import { choreWords } from "../text/rooms/chores/words.ts";
import { useText } from "../text/use-text.ts";
import { useWordsOf } from "../text/words-of.ts";
import { Switch } from "../ui/form/Switch.tsx";
import { showToast } from "../ui/toasts.ts";

/** Whether a child can't read yet and gets pictures that are read aloud; a parent's to choose. */
export const PreReaderSwitch = ({ member }: { member: FamilyMember }) => {
  const s = useWordsOf(choreWords);
  const { t } = useText();
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
