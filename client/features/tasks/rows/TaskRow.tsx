import type { Task } from "#contract/tasks.ts";
import { useEditTaskRow } from "./edit-mode.ts";
import { useIsTaskNamed } from "../unsent-todos.ts";
import { useClock, useToday } from "#client/context/clock.ts";
import { useConfig } from "#client/context/config.ts";
import { daypartIcons, isLaterPart } from "../dayparts.ts";
import { isSampleId } from "#client/query/sample/sample-id.ts";
import { useRowState } from "../queries.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { ChoreRow } from "./ChoreRow.tsx";
import { PreReaderRow } from "./PreReaderRow.tsx";
import { useToggleTask } from "./TickProvider.tsx";
import { isOverdue, useTaskHint } from "./use-task-hint.ts";

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
  const hint = useTaskHint()(task);
  const part = showPart && hint === undefined && !task.done ? task.daypart : null;
  const isNamed = useIsTaskNamed()(task);
  const ticks = edit === undefined || isSampleId(task.id);
  // What was just written has no name yet by which it could be changed.
  const canEdit = !ticks && isNamed;
  const isLate = isOverdue(task, useToday());
  const row = {
    ...{ title: task.title, icon: task.icon, state, memberId: memberId ?? task.doneBy },
    isLater: isLaterPart(task.daypart, useClock()) && !isLate,
  };
  if (ticks && memberId !== undefined && preReaders.includes(memberId))
    return <PreReaderRow {...row} onToggle={() => toggle(task, memberId)} />;
  return (
    <ChoreRow
      {...row}
      isLate={isLate}
      hint={part === null ? hint : t(`chores.${part}`)}
      hintIcon={part === null ? undefined : daypartIcons[part]}
      editLabel={canEdit ? t("chores.change") : undefined}
      onTap={() => {
        if (ticks) toggle(task, memberId);
        else if (canEdit) edit(task);
      }}
    />
  );
};
