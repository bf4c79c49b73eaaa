import { useBoard } from "#client/features/tasks/queries.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { TaskRow } from "#client/features/tasks/rows/TaskRow.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import * as styles from "../../ui/rows.module.css";

/** What nobody owns: whoever does it gets the star. */
export const UnassignedChores = () => {
  const { t } = useI18n();
  const tasks = useBoard("routine").data?.unassigned ?? [];
  if (tasks.length === 0) return null;
  return (
    <Stack as="section" gap={2} className={styles.rows}>
      <h2>{t("chores.anyone")}</h2>
      {tasks.map((task) => (
        <TaskRow key={task.id} task={task} />
      ))}
    </Stack>
  );
};
