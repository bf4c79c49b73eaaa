import { type ReactNode, Suspense, useCallback, useState } from "react";
import { lazyPart } from "#client/platform/lazy-part.ts";
import type { Task } from "#contract/tasks.ts";
import { byUrgency } from "#client/features/tasks/by-urgency.ts";
import { useParentHere } from "#client/features/access/queries.ts";
import { useCapabilities } from "#client/features/meta/queries.ts";
import type { ManagedChore } from "#client/features/tasks/editing/ManageChores.tsx";
import { taskMessages } from "#client/features/tasks/messages/messages.ts";
import { EditTaskRowContext } from "#client/features/tasks/rows/edit-mode.ts";
import { IconButton } from "#client/ui/buttons/IconButton.tsx";
import { useFamily, useMe } from "#client/context/family.ts";
import { useTodos } from "#client/features/tasks/queries.ts";
import { errorText } from "#client/i18n/error-text.ts";
import { groceryMessages } from "#client/features/grocery/messages/messages.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { EmptyState } from "#client/ui/layout/EmptyState.tsx";
import { SourceBadge } from "#client/ui/badges/SourceBadge.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { TaskRow } from "#client/features/tasks/rows/TaskRow.tsx";
import { AddTodo } from "./AddTodo.tsx";
import { ListHead } from "../../ui/ListHead.tsx";
import { MeButton } from "../members/MeButton.tsx";
import * as styles from "../../ui/rows.module.css";

const AbsenceList = lazyPart(
  async () => (await import("#client/app/absences/AbsenceList.tsx")).AbsenceList,
);
const ManageChores = lazyPart(
  async () => (await import("#client/features/tasks/editing/ManageChores.tsx")).ManageChores,
);

/** Whether the one who holds this phone may change a to-do: their own and what is anyone's, a parent all. */
const useMayChange = () => {
  const me = useMe();
  const isParent = useParentHere();
  return ({ memberIds }: Task) =>
    isParent || memberIds.length === 0 || (me !== undefined && memberIds.includes(me.id));
};

/** To-dos by whose they are, the most urgent first: mine, what is anyone's, then each other's. */
const useTodoGroups = (tasks: readonly Task[]) => {
  const family = useFamily();
  const me = useMe();
  const items = tasks.toSorted(byUrgency);
  const known = new Set(family.map(({ id }) => id));
  const mineFirst = family.toSorted((a, b) => Number(b.id === me?.id) - Number(a.id === me?.id));
  const ofMembers = mineFirst.flatMap((member) => {
    const own = items.filter(({ memberIds }) => memberIds.includes(member.id));
    return own.length === 0 ? [] : [{ member, tasks: own }];
  });
  return {
    free: items.filter(({ memberIds }) => !memberIds.some((id) => known.has(id))),
    ofMembers,
    /** How many of the members' groups are mine: one or none. */
    mine: ofMembers[0]?.member.id === me?.id ? 1 : 0,
  };
};

type RowOf = (task: Task, memberId?: string) => ReactNode;

/** To-dos under whose they are. */
const TodoGroups = ({ tasks, row }: { tasks: readonly Task[]; row: RowOf }) => {
  const { t } = useI18n();
  const { free, ofMembers, mine } = useTodoGroups(tasks);
  const members = ofMembers.map(({ member, tasks: own }) => (
    <Stack as="section" gap={2} className={styles.rows} key={member.id} data-member={member.id}>
      <h2 dir="auto">{member.name}</h2>
      {own.map((task) => row(task, member.id))}
    </Stack>
  ));
  return (
    <>
      {members.slice(0, mine)}
      {free.length === 0 ? null : (
        <Stack as="section" gap={2} className={styles.rows} key="anyone">
          <h2>{t("chores.anyone")}</h2>
          {free.map((task) => row(task))}
        </Stack>
      )}
      {members.slice(mine)}
    </>
  );
};

/** Everybody's to-dos: mine first, then what is anyone's, then the others'. Anybody adds one, and changes their own. */
export const TodoList = () => {
  const { t } = useI18n();
  const s = useMessages(groceryMessages);
  const c = useMessages(taskMessages);
  const can = useCapabilities("tasks");
  const mayChange = useMayChange();
  const [arranged, arrange] = useState<ManagedChore>();
  const [isEditing, edit] = useState(false);
  const [isManaging, setManaging] = useState(false);
  const editRow = useCallback((task: Task) => {
    arrange({ kind: "edit", task });
    setManaging(true);
  }, []);
  const rowOf: RowOf = (task, memberId) => (
    <EditTaskRowContext key={task.id} value={isEditing && mayChange(task) ? editRow : undefined}>
      <TaskRow task={task} {...(memberId === undefined ? {} : { memberId })} />
    </EditTaskRowContext>
  );
  const shown = useTodos();
  const items = shown.data?.items ?? [];
  return (
    <>
      <ListHead
        title={
          <>
            {s("todos")} <SourceBadge shown={shown} />
          </>
        }
      >
        {can("update") && items.length > 0 ? (
          <IconButton
            icon={isEditing ? "check" : "pencil"}
            label={c(isEditing ? "editDone" : "edit")}
            aria-pressed={isEditing}
            onClick={() => edit(!isEditing)}
          />
        ) : null}
        <MeButton />
      </ListHead>
      {can("create") ? <AddTodo /> : null}
      <TodoGroups tasks={items} row={rowOf} />
      {items.length === 0 && shown.data !== undefined ? (
        <EmptyState picture="teddy-bear" title={s("todoEmpty")} />
      ) : null}
      {shown.source === "failed" ? (
        <EmptyState picture="key" title={errorText(t, shown.error)} />
      ) : null}
      {isManaging ? (
        <Suspense fallback={null}>
          <ManageChores
            arranged={arranged}
            gate={<p>{c("gate")}</p>}
            absences={<AbsenceList />}
            onArrange={arrange}
          />
        </Suspense>
      ) : null}
    </>
  );
};
