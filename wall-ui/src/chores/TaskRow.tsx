import type { Task } from "../../../contract/tasks.ts";
import { useWords } from "../shell/use-words.ts";
import { useRowState } from "../../../client/tasks.ts";
import { useToday } from "../../../client/time.ts";
import { ChoreRow } from "../../../client/ui/ChoreRow.tsx";
import { partIcons } from "./dayparts.ts";
import { useToggle } from "./tick.tsx";

/** A chore or to-do in somebody's column; without `memberId` it is whoever acts that ticks it. */
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
  const { t } = useWords();
  const today = useToday();
  const toggle = useToggle();
  const state = useRowState()(task);
  const overdue = !task.done && task.due !== undefined && task.due < today;
  const hint =
    state === "failed"
      ? t("chores.failed")
      : task.pendingApproval === true
        ? t("chores.awaitsParent")
        : overdue
          ? t("chores.overdue")
          : task.stars > 1 && !task.done
            ? t("chores.stars", { count: task.stars })
            : undefined;
  const part = showPart && hint === undefined && !task.done ? task.daypart : null;
  return (
    <ChoreRow
      title={task.title}
      icon={task.icon}
      state={state}
      memberId={memberId ?? task.doneBy}
      hint={part === null ? hint : t(`chores.${part}`)}
      hintIcon={part === null ? undefined : partIcons[part]}
      onToggle={() => toggle(task, memberId)}
    />
  );
};
