import { useFamily } from "#client/context/family.ts";
import { journalMessages } from "#client/features/journal/messages/messages.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { Avatar } from "#client/ui/avatar/Avatar.tsx";
import { MultipleChoice } from "#client/ui/form/MultipleChoice.tsx";

/** Whom an entry is about, by their faces. */
export const EntryMembersField = ({
  chosen,
  onChoose,
}: {
  chosen: readonly string[];
  onChoose: (memberIds: readonly string[]) => void;
}) => {
  const s = useMessages(journalMessages);
  return (
    <MultipleChoice
      label={s("aboutWhom")}
      chosen={chosen}
      choices={useFamily().map((member) => ({
        value: member.id,
        label: member.name,
        picture: <Avatar face={member} />,
      }))}
      onChoose={onChoose}
    />
  );
};
