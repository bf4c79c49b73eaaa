import { useState } from "react";
import { Icon } from "#client/ui/icons/Icon.tsx";
import { Picture } from "#client/ui/pictures/Picture.tsx";
import { Row } from "#client/ui/layout/Row.tsx";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { type DaypartChores, daypartIcons } from "#client/features/tasks/dayparts.ts";
import { TaskRow } from "#client/features/tasks/rows/TaskRow.tsx";
import * as styles from "./member-column.module.css";

const FoldedPart = ({ part, onOpen }: { part: DaypartChores; onOpen: () => void }) => {
  const { t } = useI18n();
  return (
    <Row
      as="button"
      gap={2}
      type="button"
      className={styles.columnFolded}
      data-part="column-folded"
      onClick={onOpen}
      aria-expanded="false"
    >
      {part.tasks.slice(0, 4).map((task) => (
        <Picture key={task.id} name={task.icon} words={task.title} />
      ))}
      <span className={styles.columnFoldedWords}>
        {t("chores.partDone", { part: t(`chores.${part.part}`) })}
      </span>
      <Icon name="check" />
    </Row>
  );
};

/** The chores of one part of the day; folded to their pictures once all are done, until a tap opens them. */
export const ColumnPart = ({
  part,
  memberId,
  named,
}: {
  part: DaypartChores;
  memberId: string;
  named: boolean;
}) => {
  const { t } = useI18n();
  const [opened, setOpened] = useState(false);
  if (part.folded && !opened)
    return (
      <div className={styles.columnPart}>
        <FoldedPart part={part} onOpen={() => setOpened(true)} />
      </div>
    );
  return (
    <div className={styles.columnPart} role="group" aria-label={t(`chores.${part.part}`)}>
      {named ? (
        <Row as="p" className={styles.columnPartName} aria-hidden="true">
          <Icon name={daypartIcons[part.part]} />
          {t(`chores.${part.part}`)}
        </Row>
      ) : null}
      {part.tasks.map((task) => (
        <TaskRow key={task.id} task={task} memberId={memberId} showPart={!named} />
      ))}
    </div>
  );
};
