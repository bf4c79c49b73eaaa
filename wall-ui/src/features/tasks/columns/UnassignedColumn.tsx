import type { CalendarEvent } from "#contract/calendar.ts";
import type { Task } from "#contract/tasks.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { Icon } from "#client/ui/icons/Icon.tsx";
import { Row } from "#client/ui/layout/Row.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { TaskRow } from "#client/features/tasks/rows/TaskRow.tsx";
import { columnHeight } from "./column-height.ts";
import { ColumnList } from "./ColumnList.tsx";
import { FitText } from "#client/ui/text/FitText.tsx";
import * as styles from "./member-column.module.css";

const none: readonly CalendarEvent[] = [];

/** What nobody owns: whoever does it gets the star. Nothing where there is nothing. */
export const UnassignedColumn = ({ tasks }: { tasks: readonly Task[] }) => {
  const { t } = useI18n();
  const left = tasks.filter(({ done }) => !done).length;
  if (tasks.length === 0) return null;
  return (
    <article
      className={styles.column}
      data-part="column"
      data-anyone
      style={{ gridRow: `span ${columnHeight([{ tasks, folded: false }])}` }}
      aria-label={t("chores.anyone")}
    >
      <Row as="header" gap={2} className={styles.columnHead}>
        <span className={styles.columnAnyone} aria-hidden="true">
          <Icon name="people" />
        </span>
        <Stack justify="center" className={styles.columnWho}>
          <FitText isName className={styles.columnName}>
            {t("chores.anyone")}
          </FitText>
          <Row as="span" wrap align="stretch" className={styles.columnScore}>
            {left === 0 ? t("chores.allDone") : t("chores.left", { count: left })}
          </Row>
        </Stack>
      </Row>
      <ColumnList content={String(tasks.length)} foot={none}>
        <div className={styles.columnPart}>
          {tasks.map((task) => (
            <TaskRow key={task.id} task={task} />
          ))}
        </div>
      </ColumnList>
    </article>
  );
};
