import { byUrgency } from "#client/features/tasks/by-urgency.ts";
import { useTodos } from "#client/features/tasks/queries.ts";
import { taskMessages } from "#client/features/tasks/messages/messages.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { type FamilyMember, useFamily } from "#client/context/family.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { IconButton } from "#client/ui/buttons/IconButton.tsx";
import { SourceBadge } from "#client/ui/badges/SourceBadge.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { Row } from "#client/ui/layout/Row.tsx";
import { TaskRow } from "#client/features/tasks/rows/TaskRow.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import * as styles from "../../ui/rows.module.css";

/** What a member has to do once, and what is anyone's. */
export const MemberTodos = ({
  member,
  onAdd,
}: {
  member: FamilyMember;
  /** Opens what adds one; not there where the source can't take it. */
  onAdd: (() => void) | undefined;
}) => {
  const { t } = useI18n();
  const s = useMessages(taskMessages);
  const family = useFamily();
  const shown = useTodos();
  const known = new Set(family.map(({ id }) => id));
  const items = (shown.data?.items ?? []).toSorted(byUrgency);
  const own = items.filter(({ memberIds }) => memberIds.includes(member.id));
  const free = items.filter(({ memberIds }) => !memberIds.some((id) => known.has(id)));
  return (
    <Stack as="section" gap={2} className={styles.rows} aria-busy={shown.source === "loading"}>
      <Row as="header" gap={3} justify="between" className={styles.rowsHead}>
        <h2>
          {t("chores.todos")} <SourceBadge shown={shown} />
        </h2>
        {onAdd === undefined ? null : (
          <IconButton icon="plus" label={s("add.todo")} onClick={onAdd} />
        )}
      </Row>
      {own.map((task) => (
        <TaskRow key={task.id} task={task} memberId={member.id} />
      ))}
      {own.length + free.length === 0 && shown.data !== undefined ? (
        <p className={styles.rowsNone}>{t("chores.emptyTodos")}</p>
      ) : null}
      {free.length === 0 ? null : (
        <Text as="h3" size="small" tone="soft">
          {t("chores.anyone")}
        </Text>
      )}
      {free.map((task) => (
        <TaskRow key={task.id} task={task} />
      ))}
    </Stack>
  );
};
