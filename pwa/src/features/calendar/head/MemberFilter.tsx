import { useFamily } from "#client/context/family.ts";
import { calendarMessages } from "#client/features/calendar/messages/messages.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { Avatar } from "#client/ui/avatar/Avatar.tsx";
import { Icon } from "#client/ui/icons/Icon.tsx";
import { Row } from "#client/ui/layout/Row.tsx";
import * as styles from "./calendar-head.module.css";

/** Whose events are shown: nobody chosen is the whole family. */
export interface CalendarFilter {
  readonly who: ReadonlySet<string>;
  readonly onWho: (who: ReadonlySet<string>) => void;
}

/** Everyone, then each one's face: a tap shows what concerns them, another one everything again. A family of one has nothing to choose. */
export const MemberFilter = ({ who, onWho }: CalendarFilter) => {
  const { t } = useI18n();
  const c = useMessages(calendarMessages);
  const family = useFamily();
  if (family.length < 2) return null;
  const toggled = (id: string) =>
    new Set(who.has(id) ? [...who].filter((other) => other !== id) : [...who, id]);
  return (
    <Row gap={1} align="stretch" className={styles.whoFilter} role="group" aria-label={c("faces")}>
      <button type="button" aria-pressed={who.size === 0} onClick={() => onWho(new Set())}>
        <span className={styles.whoEveryone}>
          <Icon name="people" />
        </span>
        <bdi>{t("calendar.everyone")}</bdi>
      </button>
      {family.map((member) => (
        <button
          key={member.id}
          type="button"
          data-member={member.id}
          aria-pressed={who.has(member.id)}
          onClick={() => onWho(toggled(member.id))}
        >
          <Avatar face={member} />
          <bdi>{member.name}</bdi>
        </button>
      ))}
    </Row>
  );
};
