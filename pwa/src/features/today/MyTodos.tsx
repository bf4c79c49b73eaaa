import { TaskRow } from "#client/features/tasks/rows/TaskRow.tsx";
import { useTodos } from "#client/features/tasks/queries.ts";
import type { FamilyMember } from "#client/context/family.ts";
import { useToday } from "#client/context/clock.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { Stack } from "#client/ui/layout/Stack.tsx";
import * as styles from "./today.module.css";

/** My to-dos that are due today or should have been done before; nothing where there are none. */
export const MyTodos = ({ me }: { me: FamilyMember }) => {
  const { t } = useI18n();
  const today = useToday();
  const { data, source } = useTodos();
  const due = (data?.items ?? []).filter(
    (task) => task.memberIds.includes(me.id) && task.due !== undefined && task.due <= today,
  );
  if (due.length === 0 || source === "sample") return null;
  return (
    <Stack as="section" gap={2} className={styles.myTodos} data-member={me.id}>
      <h2>{t("chores.todos")}</h2>
      {due.map((task) => (
        <TaskRow key={task.id} task={task} memberId={me.id} />
      ))}
    </Stack>
  );
};
