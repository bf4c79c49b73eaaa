import { useFamily } from "#client/context/family.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { Avatar } from "#client/ui/avatar/Avatar.tsx";
import { Row } from "#client/ui/layout/Row.tsx";
import * as styles from "./calendar.module.css";

/** Whose events are shown: nobody chosen is the whole family. */
export interface CalendarFilter {
  readonly who: ReadonlySet<string>;
  readonly onWho: (who: ReadonlySet<string>) => void;
}

/** Everyone's face; a tap shows what concerns them, another one everything again. A family of one has nothing to choose. */
export const MemberFilter = ({ who, onWho }: CalendarFilter) => {
  const { t } = useI18n();
  const family = useFamily();
  if (family.length < 2) return null;
  const toggled = (id: string) =>
    new Set(who.has(id) ? [...who].filter((other) => other !== id) : [...who, id]);
  return (
    <Row
      gap={1}
      align="stretch"
      className={styles.whoFilter}
      role="group"
      aria-label={t("phone.whose")}
    >
      {family.map((member) => (
        <Row
          as="button"
          gap={2}
          key={member.id}
          type="button"
          data-member={member.id}
          aria-pressed={who.has(member.id)}
          onClick={() => onWho(toggled(member.id))}
        >
          <Avatar face={member} />
          <bdi>{member.name}</bdi>
        </Row>
      ))}
    </Row>
  );
};
