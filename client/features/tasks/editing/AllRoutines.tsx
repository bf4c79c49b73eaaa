import type { Task } from "#contract/tasks.ts";
import { useFamily } from "#client/context/family.ts";
import { errorText } from "#client/i18n/error-text.ts";
import { taskMessages } from "../messages/messages.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { EmptyState } from "#client/ui/layout/EmptyState.tsx";
import { Icon } from "#client/ui/icons/Icon.tsx";
import { Picture } from "#client/ui/pictures/Picture.tsx";
import { Notice } from "#client/ui/text/Notice.tsx";
import { ListRowText } from "#client/ui/layout/ListRowText.tsx";
import { taskDraftOf } from "./task-draft.ts";
import { useTaskSummary } from "./task-summary.ts";
import { useRoutines } from "../queries.ts";
import * as manageListsStyles from "../manage-lists.module.css";
import * as styles from "#client/ui/form/editor.module.css";

/** Every routine with what it means in one line, also what isn't due today; a tap edits it. */
export const AllRoutines = ({ onEdit }: { onEdit: (task: Task) => void }) => {
  const s = useMessages(taskMessages);
  const { t, locale } = useI18n();
  const meaning = useTaskSummary();
  const family = useFamily();
  const shown = useRoutines();
  if (shown.source === "failed") return <Notice kind="problem">{errorText(t, shown.error)}</Notice>;
  if (shown.data === undefined) return null;
  const place = (task: Task) => {
    const at = family.findIndex(({ id }) => taskDraftOf(task).memberIds.includes(id));
    return at < 0 ? family.length : at;
  };
  const sorted = shown.data.items.toSorted(
    (a, b) => place(a) - place(b) || a.title.localeCompare(b.title, locale),
  );
  if (sorted.length === 0) return <EmptyState picture="teddy-bear" title={s("routinesNone")} />;
  return (
    <ul className={styles.deskList}>
      {sorted.map((task) => (
        <li key={task.id}>
          <button type="button" className={manageListsStyles.deskLine} onClick={() => onEdit(task)}>
            <Picture name={task.icon} words={task.title} />
            <ListRowText>
              <b dir="auto">{task.title}</b>
              <small>{meaning(taskDraftOf(task))}</small>
            </ListRowText>
            <Icon name="pencil" />
          </button>
        </li>
      ))}
    </ul>
  );
};
