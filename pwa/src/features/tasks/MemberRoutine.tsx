import { useFreeDayText } from "#client/features/tasks/pauses/pause-text.ts";
import { groupByDaypart, daypartIcons } from "#client/features/tasks/dayparts.ts";
import type { FamilyMember } from "#client/context/family.ts";
import { useMemberDay } from "#client/features/tasks/member-day.ts";
import { useBoard } from "#client/features/tasks/queries.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useClock } from "#client/context/clock.ts";
import { EmptyState } from "#client/ui/layout/EmptyState.tsx";
import { Icon } from "#client/ui/icons/Icon.tsx";
import { SourceBadge } from "#client/ui/badges/SourceBadge.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { Row } from "#client/ui/layout/Row.tsx";
import { TaskRow } from "#client/features/tasks/rows/TaskRow.tsx";
import { MemberDayHead } from "./MemberDayHead.tsx";
import * as styles from "./member-day-head.module.css";
import * as choresStyles from "./chores.module.css";

/** A member's routine of today, what is now in front. */
export const MemberRoutine = ({ member }: { member: FamilyMember }) => {
  const { t } = useI18n();
  const freeDayText = useFreeDayText();
  const shown = useBoard("routine");
  const day = useMemberDay(member.id);
  const parts = groupByDaypart(day.tasks, useClock());
  const isNamed = parts.length > 1;
  return (
    <Stack
      as="section"
      gap={2}
      className={styles.memberCard}
      data-member={member.id}
      aria-busy={shown.source === "loading"}
    >
      <MemberDayHead member={member} day={day} badge={<SourceBadge shown={shown} />} />
      {parts.map(({ part, tasks, later }) => (
        <Stack
          key={part}
          gap={2}
          className={choresStyles.part}
          data-later={later}
          role="group"
          aria-label={t(`chores.${part}`)}
        >
          {isNamed ? (
            <Row as="p" className={styles.partName} aria-hidden="true">
              <Icon name={daypartIcons[part]} />
              {t(`chores.${part}`)}
            </Row>
          ) : null}
          {tasks.map((task) => (
            <TaskRow key={task.id} task={task} memberId={member.id} />
          ))}
        </Stack>
      ))}
      {day.tasks.length === 0 && shown.data !== undefined ? (
        <EmptyState
          picture={day.paused === undefined ? "teddy-bear" : "luggage"}
          title={freeDayText(day)}
        />
      ) : null}
    </Stack>
  );
};
