import { useFamily } from "../../context/family.ts";
import { Avatar } from "../../ui/avatar/Avatar.tsx";
import { MultipleChoice } from "../../ui/form/MultipleChoice.tsx";

/** Whose it is: any number of faces. */
export const MembersField = ({
  label,
  hint,
  memberIds,
  onMemberIds,
}: {
  label: string;
  hint?: string;
  memberIds: readonly string[];
  onMemberIds: (memberIds: readonly string[]) => void;
}) => {
  const family = useFamily();
  return (
    <MultipleChoice
      label={label}
      {...(hint === undefined ? {} : { hint })}
      chosen={memberIds}
      choices={family.map((member) => ({
        value: member.id,
        label: member.name,
        picture: <Avatar face={member} />,
      }))}
      onChoose={onMemberIds}
    />
  );
};
