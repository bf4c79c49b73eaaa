import { useI18n } from "#client/i18n/use-i18n.ts";
import { Avatar } from "#client/ui/avatar/Avatar.tsx";
import { Button } from "#client/ui/buttons/Button.tsx";
import { Icon } from "#client/ui/icons/Icon.tsx";
import { IconLink } from "#client/ui/buttons/IconLink.tsx";
import { Row } from "#client/ui/layout/Row.tsx";
import { Grid } from "#client/ui/layout/Grid.tsx";
import { MemberStats } from "#client/features/tasks/rows/MemberFigures.tsx";
import { useActing } from "../../context/acting.tsx";
import type { FamilyMember } from "#client/context/family.ts";
import { MemberSavings } from "../rewards/MemberSavings.tsx";
import { MemberStarHistory } from "../stars/MemberStarHistory.tsx";
import { useColumnDays, type ColumnDay } from "./columns/column-day.ts";
import { MemberToday } from "./MemberToday.tsx";
import * as styles from "./chores.module.css";
import * as pageStyles from "../../ui/page.module.css";

const MemberHead = ({ member, day }: { member: FamilyMember; day: ColumnDay }) => {
  const { t } = useI18n();
  const { memberId, act } = useActing();
  const acting = memberId === member.id;
  return (
    <Row as="header" wrap className={styles.profileHead}>
      <IconLink icon="left" href="/chores" label={t("action.back")} replace={false} />
      <span data-face={member.id}>
        <Avatar face={member} done={day.share} />
      </span>
      <div>
        <h1 dir="auto">{member.name}</h1>
        <Button onClick={() => act(acting ? undefined : member.id)} aria-pressed={acting}>
          <Icon name="person" />
          {acting ? t("wall.stopActing") : t("wall.thatsMe")}
        </Button>
      </div>
      <MemberStats day={day} />
    </Row>
  );
};

/** One member's page: stars, ring, streak, today, and how the stars came and went. */
export const MemberPage = ({ member }: { member: FamilyMember }) => {
  const day = useColumnDays().find((one) => one.member.id === member.id);
  if (day === undefined) return null;
  return (
    <div className={`${pageStyles.room} ${styles.profile}`} data-member={member.id}>
      <MemberHead member={member} day={day} />
      <MemberSavings memberId={member.id} />
      <Grid gap={6} columnMin="22rem" className={styles.profileBody}>
        <MemberToday member={member} day={day} />
        <MemberStarHistory memberId={member.id} />
      </Grid>
    </div>
  );
};
