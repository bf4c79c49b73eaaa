import { useState } from "react";
import { useFreeDayText } from "#client/features/tasks/pauses/pause-text.ts";
import {
  type DaypartChores,
  groupByDaypart,
  daypartIcons,
} from "#client/features/tasks/dayparts.ts";
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

const FoldedPart = ({ part, onOpen }: Pick<DaypartChores, "part"> & { onOpen: () => void }) => {
  const { t } = useI18n();
  return (
    <Row
      as="button"
      gap={2}
      type="button"
      className={styles.partFolded}
      aria-expanded="false"
      onClick={onOpen}
    >
      <Icon name={daypartIcons[part]} />
      {t("chores.partDone", { part: t(`chores.${part}`) })}
      <Icon name="check" />
    </Row>
  );
};

const OpenPart = ({
  part,
  tasks,
  memberId,
  isNamed,
}: Pick<DaypartChores, "part" | "tasks"> & { memberId: string; isNamed: boolean }) => {
  const { t } = useI18n();
  return (
    <Stack gap={2} role="group" aria-label={t(`chores.${part}`)}>
      {isNamed ? (
        <Row as="p" className={styles.partName} aria-hidden="true">
          <Icon name={daypartIcons[part]} />
          {t(`chores.${part}`)}
        </Row>
      ) : null}
      {tasks.map((task) => (
        <TaskRow key={task.id} task={task} memberId={memberId} />
      ))}
    </Stack>
  );
};

/** A member's routine of today, what is now in front; parts that were over and done when it was opened are folded. */
export const MemberRoutine = ({ member }: { member: FamilyMember }) => {
  const freeDayText = useFreeDayText();
  const shown = useBoard("routine");
  const day = useMemberDay(member.id);
  const parts = groupByDaypart(day.tasks, useClock());
  // What a finger ticks stays where it is; only what came done folds.
  const [folded, setFolded] = useState<ReadonlySet<DaypartChores["part"]>>();
  if (folded === undefined && parts.length > 0)
    setFolded(new Set(parts.flatMap((each) => (each.folded ? [each.part] : []))));
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
      {parts.map((each) =>
        folded?.has(each.part) === true && each.folded ? (
          <FoldedPart
            key={each.part}
            part={each.part}
            onOpen={() => setFolded(new Set([...folded].filter((part) => part !== each.part)))}
          />
        ) : (
          <OpenPart key={each.part} {...{ ...each, isNamed }} memberId={member.id} />
        ),
      )}
      {day.tasks.length === 0 && shown.data !== undefined ? (
        <EmptyState
          picture={day.paused === undefined ? "teddy-bear" : "luggage"}
          title={freeDayText(day)}
        />
      ) : null}
    </Stack>
  );
};
