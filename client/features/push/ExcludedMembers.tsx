import type { FamilyMember } from "../../context/family.tsx";
import { notificationWords } from "./messages.ts";
import { useWordsOf } from "../../i18n/use-messages.ts";
import { Avatar } from "../../ui/Avatar.tsx";
import { Several } from "../../ui/form/MultipleChoice.tsx";

/** Some of the family, each by a tap on their face; what is chosen is who is left out, by id. */
export const Faces = ({
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
  const s = useWordsOf(notificationWords);
  const ids = of.map(({ id }) => id);
  const chosen = ids.filter((id) => !without.includes(id));
  return (
    <Several
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
