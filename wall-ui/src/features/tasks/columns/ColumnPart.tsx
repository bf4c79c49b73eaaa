import { useState } from "react";
import type { Task } from "#contract/tasks.ts";
import { Icon } from "#client/ui/icons/Icon.tsx";
import { Picture } from "#client/ui/pictures/Picture.tsx";
import { Row } from "#client/ui/layout/Row.tsx";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { type DaypartChores, daypartIcons } from "#client/features/tasks/dayparts.ts";
import { TaskRow } from "#client/features/tasks/rows/TaskRow.tsx";
import * as styles from "./member-column.module.css";

const none: readonly Task[] = [];

/** Chores that are done, folded to their pictures and a few words. */
const FoldedChores = ({
  tasks,
  words,
  onOpen,
}: {
  tasks: readonly Task[];
  words: string;
  onOpen: () => void;
}) => (
  <Row
    as="button"
    gap={2}
    type="button"
    className={styles.columnFolded}
    data-part="column-folded"
    onClick={onOpen}
    aria-expanded="false"
  >
    {tasks.slice(0, 4).map((task) => (
      <Picture key={task.id} name={task.icon} words={task.title} />
    ))}
    <span className={styles.columnFoldedWords}>{words}</span>
    <Icon name="check" />
  </Row>
);

/**
 * The chores of one part of the day. What is done stands below what is left, folded where it is more than one, until a tap
 * opens it; a part that is over and done is folded as a whole.
 */
export const ColumnPart = ({
  part: { part, tasks, folded },
  settled = none,
  memberId,
  named,
}: {
  part: DaypartChores;
  /** Those of its chores that are done and have left their place. */
  settled?: readonly Task[];
  memberId: string;
  named: boolean;
}) => {
  const { t } = useI18n();
  const [opened, setOpened] = useState(false);
  const name = t(`chores.${part}`);
  const open = () => setOpened(true);
  if (folded && !opened)
    return (
      <div className={styles.columnPart}>
        <FoldedChores tasks={tasks} words={t("chores.partDone", { part: name })} onOpen={open} />
      </div>
    );
  const folds = !opened && settled.length > 1;
  const rows = [...tasks.filter((task) => !settled.includes(task)), ...(folds ? [] : settled)];
  return (
    <div className={styles.columnPart} role="group" aria-label={name}>
      {named ? (
        <Row as="p" className={styles.columnPartName} aria-hidden="true">
          <Icon name={daypartIcons[part]} />
          {name}
        </Row>
      ) : null}
      {rows.map((task) => (
        <TaskRow key={task.id} task={task} memberId={memberId} showPart={!named} />
      ))}
      {folds ? (
        <FoldedChores
          tasks={settled}
          words={t("chores.doneOf", { done: settled.length, total: tasks.length })}
          onOpen={open}
        />
      ) : null}
    </div>
  );
};
