import { useState } from "react";
import { Link } from "wouter";
import { useFreeDayText } from "#client/features/tasks/pauses/pause-text.ts";
import { groupByDaypart } from "#client/features/tasks/dayparts.ts";
import { useBoard } from "#client/features/tasks/queries.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useClock } from "#client/context/clock.ts";
import { Icon } from "#client/ui/icons/Icon.tsx";
import { MemberDayHead } from "../tasks/MemberDayHead.tsx";
import { useMemberDay } from "#client/features/tasks/member-day.ts";
import { TaskRow } from "#client/features/tasks/rows/TaskRow.tsx";
import type { FamilyMember } from "#client/context/family.ts";
import { SourceBadge } from "#client/ui/badges/SourceBadge.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { Row } from "#client/ui/layout/Row.tsx";
import * as styles from "../tasks/member-day-head.module.css";

/** So many rows are a glance; more fold what is done. */
const glance = 5;

/** What I still have to do today. */
export const MyChores = ({ me }: { me: FamilyMember }) => {
  const { t } = useI18n();
  const freeDayText = useFreeDayText();
  const shown = useBoard("routine");
  const day = useMemberDay(me.id);
  const [isOpened, setOpened] = useState(false);
  // What a finger ticks stays where it is; only what came done folds.
  const [doneBefore, setDoneBefore] = useState<ReadonlySet<string>>();
  if (doneBefore === undefined && day.tasks.length > 0)
    setDoneBefore(new Set(day.tasks.flatMap(({ id, done }) => (done ? [id] : []))));
  const came = day.tasks.filter(({ id, done }) => done && doneBefore?.has(id) === true);
  const ordered = groupByDaypart(day.tasks, useClock()).flatMap(({ tasks }) => tasks);
  const folded = isOpened || day.tasks.length <= glance || came.length < 2 ? [] : came;
  const rows = ordered.filter((task) => !folded.includes(task));
  return (
    <Stack
      as="section"
      gap={2}
      className={styles.memberCard}
      data-member={me.id}
      aria-busy={shown.source === "loading"}
    >
      <MemberDayHead member={me} day={day} badge={<SourceBadge shown={shown} />} />
      {day.tasks.length === 0 ? (
        <Row as={Link} gap={3} justify="between" className={styles.cardLine} href="/chores">
          {shown.source === "loading" ? "\u00a0" : freeDayText(day)}
          <Icon name="right" />
        </Row>
      ) : null}
      {rows.map((task) => (
        <TaskRow key={task.id} task={task} memberId={me.id} showPart />
      ))}
      {folded.length === 0 ? null : (
        <Row
          as="button"
          gap={3}
          justify="between"
          type="button"
          className={styles.cardLine}
          onClick={() => setOpened(true)}
        >
          {t("chores.progress", { done: day.done, total: day.tasks.length })}
          <Icon name="check" />
        </Row>
      )}
    </Stack>
  );
};
