import type { Task } from "#contract/tasks.ts";
import { useEditTaskRow } from "./edit-mode.ts";
import { useIsTaskNamed, useIsTodoUnsent } from "../unsent-todos.ts";
import { useConfig } from "#client/context/config.ts";
import { daypartIcons } from "../dayparts.ts";
import { useFamily } from "#client/context/family.ts";
import { isSampleId } from "#client/query/sample/sample-id.ts";
import { useRowState } from "../queries.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { daysBetween } from "#client/i18n/time.ts";
import { useToday } from "#client/context/clock.ts";
import { ChoreRow } from "./ChoreRow.tsx";
import { PreReaderRow } from "./PreReaderRow.tsx";
import { useToggleTask } from "./TickProvider.tsx";

/** What a row says under its title. */
const useHint = () => {
  const { t, relativeDay, dateShort } = useI18n();
  const today = useToday();
  const stateOf = useRowState();
  const family = useFamily();
  const isUnsent = useIsTodoUnsent();
  return (task: Task): string | undefined => {
    if (stateOf(task) === "failed") return t("chores.failed");
    if (isUnsent(task)) return t("chores.unsent");
    if (task.pendingApproval === true) return t("chores.awaitsParent");
    if (task.state === "pending") return t("chores.settling");
    if (task.done) return undefined;
    if (task.due !== undefined && task.due < today) return t("chores.overdue");
    if (task.list === "todo" && task.due !== undefined) {
      const away = daysBetween(today, task.due);
      return t("chores.due", { day: away < 7 ? relativeDay(away) : dateShort(task.due) });
    }
    const next = family.find(({ id }) => id === task.nextTurn);
    if (next !== undefined) return t("chores.then", { name: next.name });
    return task.stars > 1 ? t("chores.stars", { count: task.stars }) : undefined;
  };
};

/** A chore or to-do; without `memberId` it is nobody's, and whoever acts, or is asked for, did it. */
export const TaskRow = ({
  task,
  memberId,
  showPart = false,
}: {
  task: Task;
  memberId?: string;
  /** Says in the row which part of the day it belongs to, where no heading does. */
  showPart?: boolean;
}) => {
  const { t } = useI18n();
  const toggle = useToggleTask();
  const edit = useEditTaskRow();
  const { preReaders } = useConfig();
  const state = useRowState()(task);
  const hint = useHint()(task);
  const part = showPart && hint === undefined && !task.done ? task.daypart : null;
  const isNamed = useIsTaskNamed()(task);
  const canEdit = edit !== undefined && !isSampleId(task.id) && isNamed;
  const row = { title: task.title, icon: task.icon, state, memberId: memberId ?? task.doneBy };
  if (!canEdit && memberId !== undefined && preReaders.includes(memberId))
    return <PreReaderRow {...row} onToggle={() => toggle(task, memberId)} />;
  return (
    <ChoreRow
      {...row}
      hint={part === null ? hint : t(`chores.${part}`)}
      hintIcon={part === null ? undefined : daypartIcons[part]}
      editLabel={canEdit ? t("chores.change") : undefined}
      onTap={() => (canEdit ? edit(task) : toggle(task, memberId))}
    />
  );
};
