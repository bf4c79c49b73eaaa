import type { Task } from "#contract/tasks.ts";
import { useToday } from "#client/context/clock.ts";
import { useFamily } from "#client/context/family.ts";
import { daysBetween } from "#client/i18n/time.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useRowState } from "../queries.ts";
import { useIsTodoUnsent } from "../unsent-todos.ts";

/** Whether a task should have been done on a day before. */
export const isOverdue = ({ done, due }: Task, today: string): boolean =>
  !done && due !== undefined && due < today;

type Hint = (task: Task) => string | undefined;

/** Says of a task what somebody should know before they tap it: that a tap failed or waits, or that it is overdue. */
export const useTaskNotice = (): Hint => {
  const { t } = useI18n();
  const today = useToday();
  const stateOf = useRowState();
  const isUnsent = useIsTodoUnsent();
  return (task) => {
    if (stateOf(task) === "failed") return t("chores.failed");
    if (isUnsent(task)) return t("chores.unsent");
    if (task.pendingApproval === true) return t("chores.awaitsParent");
    if (task.state === "pending") return t("chores.settling");
    return isOverdue(task, today) ? t("chores.overdue") : undefined;
  };
};

/** Says of a task its notice, else when it is due, whose turn comes then, or how many stars it earns. */
export const useTaskHint = (): Hint => {
  const { t, relativeDay, dateShort } = useI18n();
  const today = useToday();
  const family = useFamily();
  const noticeOf = useTaskNotice();
  return (task) => {
    const notice = noticeOf(task);
    if (notice !== undefined || task.done) return notice;
    if (task.list === "todo" && task.due !== undefined) {
      const away = daysBetween(today, task.due);
      return t("chores.due", { day: away < 7 ? relativeDay(away) : dateShort(task.due) });
    }
    const next = family.find(({ id }) => id === task.nextTurn);
    if (next !== undefined) return t("chores.then", { name: next.name });
    return task.stars > 1 ? t("chores.stars", { count: task.stars }) : undefined;
  };
};
