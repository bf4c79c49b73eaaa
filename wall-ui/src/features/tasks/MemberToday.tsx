import { useI18n } from "#client/i18n/use-i18n.ts";
import { Button } from "#client/ui/buttons/Button.tsx";
import { EmptyState } from "#client/ui/layout/EmptyState.tsx";
import { Icon } from "#client/ui/icons/Icon.tsx";
import type { FamilyMember } from "#client/context/family.ts";
import { useFreeDayText } from "#client/features/tasks/pauses/pause-text.ts";
import { useCapabilities } from "#client/features/meta/queries.ts";
import { groupByDaypart } from "#client/features/tasks/dayparts.ts";
import { taskMessages } from "#client/features/tasks/messages/messages.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { useClock } from "#client/context/clock.ts";
import { useTaskEditing } from "./task-editing.tsx";
import type { ColumnDay } from "./columns/column-day.ts";
import { TaskRow } from "#client/features/tasks/rows/TaskRow.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import * as styles from "./chores.module.css";

/** A member's chores of today by the part of the day, and the ways to add one and to help who can't read yet. */
export const MemberToday = ({ member, day }: { member: FamilyMember; day: ColumnDay }) => {
  const { t } = useI18n();
  const s = useMessages(taskMessages);
  const can = useCapabilities("tasks");
  const freeDayText = useFreeDayText();
  const { arrange } = useTaskEditing();
  const clock = useClock();
  const { isKnown, tasks, paused } = day;
  return (
    <Stack as="section" gap={2} className={styles.profileToday} aria-label={t("calendar.today")}>
      <h2>{t("calendar.today")}</h2>
      {!isKnown ? (
        <Text tone="soft" as="p">
          {freeDayText(day)}
        </Text>
      ) : tasks.length === 0 ? (
        <EmptyState
          picture={paused === undefined ? "teddy-bear" : "luggage"}
          title={freeDayText(day)}
        />
      ) : (
        groupByDaypart(tasks, clock).flatMap((part) =>
          part.tasks.map((task) => (
            <TaskRow key={task.id} task={task} memberId={member.id} showPart />
          )),
        )
      )}
      {can("create") ? (
        <Button onClick={() => arrange({ kind: "add", list: "routine", memberIds: [member.id] })}>
          <Icon name="plus" />
          {s("add.routine")}
        </Button>
      ) : null}
      {member.kid ? (
        <Button kind="quiet" onClick={() => arrange({ kind: "preReader", member })}>
          <Icon name="speaker" />
          {s("preReader")}
        </Button>
      ) : null}
    </Stack>
  );
};
