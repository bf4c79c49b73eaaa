import { useFamily } from "../../context/family.ts";
import { Avatar } from "../../ui/avatar/Avatar.tsx";
import { MultipleChoice } from "../../ui/form/MultipleChoice.tsx";

/** Whose it is: any number of faces. */
export const MembersField = ({
  label,
  hint,
  nobodyHint,
  memberIds,
  onMemberIds,
}: {
  label: string;
  hint?: string;
  /** What it means that nobody is chosen, said as long as nobody is. */
  nobodyHint?: string;
  memberIds: readonly string[];
  onMemberIds: (memberIds: readonly string[]) => void;
}) => {
  const family = useFamily();
  const said = memberIds.length === 0 ? (nobodyHint ?? hint) : hint;
  return (
    <MultipleChoice
      label={label}
      {...(said === undefined ? {} : { hint: said })}
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
