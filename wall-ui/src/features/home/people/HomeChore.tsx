import { memo } from "react";
import type { Task } from "#contract/tasks.ts";
import { useConfig } from "#client/context/config.ts";
import { useRowState } from "#client/features/tasks/queries.ts";
import { TaskRow } from "#client/features/tasks/rows/TaskRow.tsx";
import { useToggleTask } from "#client/features/tasks/rows/TickProvider.tsx";
import { tickIcons } from "#client/features/tasks/rows/tick-icons.ts";
import { useTaskNotice } from "#client/features/tasks/rows/use-task-hint.ts";
import { Icon } from "#client/ui/icons/Icon.tsx";
import { Picture } from "#client/ui/pictures/Picture.tsx";
import { FitText } from "#client/ui/text/FitText.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import * as styles from "./home-chore.module.css";

const Chore = ({ task, memberId }: { task: Task; memberId?: string }) => {
  const toggle = useToggleTask();
  const state = useRowState()(task);
  const notice = useTaskNotice()(task);
  const { preReaders } = useConfig();
  if (memberId !== undefined && preReaders.includes(memberId))
    return <TaskRow task={task} memberId={memberId} />;
  return (
    <button
      type="button"
      role="checkbox"
      aria-checked={state === "done" || state === "pending"}
      className={styles.homeChore}
      data-part="chore"
      data-state={state}
      onClick={() => toggle(task, memberId)}
    >
      <span className={styles.homeTick} data-part="fixed" aria-hidden="true">
        {state === "open" ? (
          <Picture name={task.icon} words={task.title} />
        ) : (
          <Icon name={tickIcons[state]} />
        )}
      </span>
      <Stack as="span" justify="center">
        <FitText className={styles.homeChoreTitle}>{task.title}</FitText>
        {notice === undefined ? null : <small className={styles.homeChoreNotice}>{notice}</small>}
      </Stack>
    </button>
  );
};

/** A chore on Home: a row for a finger, whose picture is its tick. Who can't read yet has a picture that speaks. */
export const HomeChore = memo(Chore);
