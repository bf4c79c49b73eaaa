import type { FamilyMember } from "../../context/family.ts";
import { useI18n } from "../../i18n/use-i18n.ts";
import { Avatar } from "../../ui/avatar/Avatar.tsx";
import { Icon } from "../../ui/icons/Icon.tsx";
import * as styles from "./member-list.module.css";

/** Whom an event is for, by face and name; everyone where it names nobody. */
export const MemberList = ({ whose }: { whose: readonly FamilyMember[] }) => {
  const { t } = useI18n();
  return (
    <ul className={styles.memberList}>
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
