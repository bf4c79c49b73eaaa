import type { FamilyMember } from "../family.tsx";
import { useText } from "../text/use-text.ts";
import { Avatar } from "./Avatar.tsx";
import { Icon } from "./Icon.tsx";

/** Whom an event is for, by face and name; everyone where it names nobody. */
export const WhoList = ({ whose }: { whose: readonly FamilyMember[] }) => {
  const { t } = useText();
  return (
    <ul>
      {whose.length === 0 ? (
        <li>
          <Icon name="people" />
          {t("calendar.everyone")}
        </li>
      ) : (
        whose.map((member) => (
          <li key={member.id}>
            <Avatar face={member} />
            <bdi>{member.name}</bdi>
          </li>
        ))
      )}
    </ul>
  );
};
