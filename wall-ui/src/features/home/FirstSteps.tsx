import { firstStepsMessages } from "./first-steps-messages.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { Link } from "wouter";
import { useBoard } from "#client/features/tasks/queries.ts";
import { Icon } from "#client/ui/icons/Icon.tsx";
import { Row } from "#client/ui/layout/Row.tsx";
import { HomeInvite } from "./HomeInvite.tsx";
import * as styles from "./home-invite.module.css";

/** What a family that has just moved in does first: a chore, a date, their calendars. */
export const FirstSteps = () => {
  const s = useMessages(firstStepsMessages);

  const board = useBoard("routine").data;
  const hasChores =
    board === undefined ||
    board.unassigned.length > 0 ||
    board.members.some(({ tasks }) => tasks.length > 0);
  return (
    <Row gap={2} wrap>
      {hasChores ? null : (
        <Link href="/chores" className={styles.homeInvite}>
          <Icon name="star" />
          {s("chore")}
        </Link>
      )}
      <Link href="/calendar/week" className={styles.homeInvite}>
        <Icon name="plus" />
        {s("date")}
      </Link>
      <HomeInvite to="calendar" icon="calendar">
        {s("calendars")}
      </HomeInvite>
    </Row>
  );
};
