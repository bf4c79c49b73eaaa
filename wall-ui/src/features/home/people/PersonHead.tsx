import { Avatar } from "#client/ui/avatar/Avatar.tsx";
import { StarCount, Streak } from "#client/ui/badges/StarCount.tsx";
import { Row } from "#client/ui/layout/Row.tsx";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { FitText } from "#client/ui/text/FitText.tsx";
import { useActing } from "#wall-ui/src/context/acting.tsx";
import type { ColumnDay } from "../../tasks/columns/column-day.ts";
import * as styles from "./person-card.module.css";

/** Whose card it is: the face with its ring, by which they act, and the name with the stars. */
export const PersonHead = ({ day, onOpen }: { day: ColumnDay; onOpen: () => void }) => {
  const { t } = useI18n();
  const { memberId: actingId, act } = useActing();
  const { member, share, stars, streak } = day;
  const isActing = actingId === member.id;
  return (
    <Row as="header" className={styles.personHead}>
      <button
        type="button"
        className={styles.personFace}
        data-face={member.id}
        aria-pressed={isActing}
        aria-label={t("members.actAs", { name: member.name })}
        onClick={() => act(isActing ? undefined : member.id)}
      >
        <Avatar face={member} done={share} />
      </button>
      <button type="button" className={styles.personWho} onClick={onOpen}>
        <FitText isName className={styles.personName}>
          {member.name}
        </FitText>
        <Row as="span" className={styles.personScore}>
          {member.kid || stars > 0 ? (
            <StarCount count={stars} label={t("chores.stars", { count: stars })} />
          ) : null}
          <Streak days={streak} label={t("chores.streak", { count: streak })} />
        </Row>
      </button>
    </Row>
  );
};
