import type { Task } from "../../contract/tasks.ts";
import { useRowState } from "../tasks.ts";
import { useText } from "../text/use-text.ts";
import { daysBetween, useToday } from "../time.ts";
import { ChoreRow } from "./ChoreRow.tsx";
import { partIcons } from "../dayparts.ts";
import { useToggle } from "./ticking.tsx";

/** What a row says under its title. */
const useHint = () => {
  const { t, relativeDay, dateShort } = useText();
  const today = useToday();
  const stateOf = useRowState();
  return (task: Task): string | undefined => {
    if (stateOf(task) === "failed") return t("chores.failed");
    if (task.pendingApproval === true) return t("chores.awaitsParent");
    if (task.done) return undefined;
    if (task.due !== undefined && task.due < today) return t("chores.overdue");
    if (task.list === "todo" && task.due !== undefined) {
      const away = daysBetween(today, task.due);
      return t("chores.due", { day: away < 7 ? relativeDay(away) : dateShort(task.due) });
    }
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
  const { t } = useText();
  const toggle = useToggle();
  const state = useRowState()(task);
  const hint = useHint()(task);
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
