import type { FamilyMember } from "../../context/family.ts";
import { notificationMessages } from "./messages.ts";
import { useMessages } from "../../i18n/use-messages.ts";
import { Avatar } from "../../ui/avatar/Avatar.tsx";
import { MultipleChoice } from "../../ui/form/MultipleChoice.tsx";

/** Some of the family, each by a tap on their face; what is chosen is who is left out, by id. */
export const ExcludedMembers = ({
  label,
  of,
  without,
  onChange,
}: {
  label: string;
  of: readonly FamilyMember[];
  without: readonly string[];
  onChange: (without: string[]) => void;
}) => {
  const s = useMessages(notificationMessages);
  const ids = of.map(({ id }) => id);
  const chosen = ids.filter((id) => !without.includes(id));
  return (
    <MultipleChoice
      label={label}
      {...(chosen.length > 0 ? {} : { hint: s("nobody") })}
      chosen={chosen}
      choices={of.map((member) => ({
        ...{ value: member.id, label: member.name },
        picture: <Avatar face={member} />,
      }))}
      onChoose={(now) => onChange(ids.filter((id) => !now.includes(id)))}
    />
  );
};
