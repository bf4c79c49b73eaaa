import type { Task } from "#contract/tasks.ts";
import { daypartIcons } from "#client/features/tasks/dayparts.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { Icon } from "#client/ui/icons/Icon.tsx";
import { Picture } from "#client/ui/pictures/Picture.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import * as styles from "./home-chore.module.css";

/** More pictures than these are a number. */
const mostPictures = 4;

/** The chores of later parts of the day, folded to their pictures; a tap shows them. */
export const LaterChores = ({ tasks, onOpen }: { tasks: readonly Task[]; onOpen: () => void }) => {
  const { t } = useI18n();
  const more = tasks.length - mostPictures;
  const part = tasks[0]?.daypart ?? "anytime";
  return (
    <button
      type="button"
      className={styles.laterChores}
      data-testid="later-chores"
      onClick={onOpen}
    >
      <Icon name={daypartIcons[part]} />
      {tasks.slice(0, mostPictures).map((task) => (
        <Picture key={task.id} name={task.icon} words={task.title} />
      ))}
      {more > 0 ? <span aria-hidden="true">+{more}</span> : null}
      <Text srOnly>
        {t("calendar.later")}: {tasks.map(({ title }) => title).join(", ")}
      </Text>
    </button>
  );
};
