import type { Task } from "#contract/tasks.ts";
import { errorText } from "#client/i18n/error-text.ts";
import { byUrgency } from "#client/features/tasks/by-urgency.ts";
import { useTodos } from "#client/features/tasks/queries.ts";
import { taskMessages } from "#client/features/tasks/messages/messages.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { Avatar } from "#client/ui/avatar/Avatar.tsx";
import { EmptyState } from "#client/ui/layout/EmptyState.tsx";
import { UnassignedColumn } from "./columns/UnassignedColumn.tsx";
import { type FamilyMember, useFamily } from "#client/context/family.ts";
import { SourceBadge } from "#client/ui/badges/SourceBadge.tsx";
import { Row } from "#client/ui/layout/Row.tsx";
import { TaskRow } from "#client/features/tasks/rows/TaskRow.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import * as memberColumnStyles from "./columns/member-column.module.css";
import * as styles from "./chores.module.css";

/** So few to-dos leave a wall nearly empty, and are written larger; still fewer, larger still. */
const roomyUpTo = 12;
const emptyUpTo = 5;

const roomOf = (count: number): "much" | "some" | undefined =>
  count <= emptyUpTo ? "much" : count <= roomyUpTo ? "some" : undefined;

const TodoColumn = ({ member, tasks }: { member: FamilyMember; tasks: readonly Task[] }) => (
  <article
    className={memberColumnStyles.column}
    data-part="column"
    data-member={member.id}
    aria-label={member.name}
  >
    <Row as="header" gap={2} className={memberColumnStyles.columnHead}>
      <span className={memberColumnStyles.columnFace} data-face={member.id}>
        <Avatar face={member} />
      </span>
      <Text as="h2" weight="bold" display className={memberColumnStyles.columnName} dir="auto">
        {member.name}
      </Text>
    </Row>
    <div className={memberColumnStyles.columnList}>
      <div className={memberColumnStyles.columnPart}>
        {tasks.map((task) => (
          <TaskRow key={task.id} task={task} memberId={member.id} />
        ))}
      </div>
    </div>
    <Row as="footer" gap={2} className={memberColumnStyles.columnFoot} />
  </article>
);

/** What is to be done once, by whom, open first. */
export const TodoBoard = () => {
  const { t } = useI18n();
  const s = useMessages(taskMessages);
  const family = useFamily();
  const shown = useTodos();
  const items = (shown.data?.items ?? []).toSorted(byUrgency);
  const known = new Set(family.map(({ id }) => id));
  if (shown.source === "failed")
    return <EmptyState picture="key" title={errorText(t, shown.error)} />;
  if (items.length === 0 && shown.source !== "loading")
    return (
      <EmptyState
        picture="party-popper"
        title={t("chores.emptyTodos")}
        hint={s("emptyTodosHint")}
      />
    );
  return (
    <>
      <SourceBadge shown={shown} />
      <div className={styles.board} data-roomy={roomOf(items.length)}>
        {family.map((member) => {
          const tasks = items.filter(({ memberIds }) => memberIds.includes(member.id));
          return tasks.length === 0 ? null : (
            <TodoColumn key={member.id} member={member} tasks={tasks} />
          );
        })}
        <UnassignedColumn
          tasks={items.filter(({ memberIds }) => !memberIds.some((id) => known.has(id)))}
        />
      </div>
    </>
  );
};
