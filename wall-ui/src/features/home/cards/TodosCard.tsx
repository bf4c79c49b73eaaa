import { useTodos } from "#client/features/tasks/queries.ts";
import { useFamily } from "#client/context/family.ts";
import { useWall } from "#client/context/wall.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { Avatar } from "#client/ui/avatar/Avatar.tsx";
import { useLingering } from "#client/ui/layout/use-lingering.ts";
import { HomeChore } from "../people/HomeChore.tsx";
import { CardLine } from "./CardLine.tsx";
import { CardPaper } from "./CardPaper.tsx";
import * as styles from "./todos-card.module.css";

/** What is to be done once, the most urgent first, ticked by its picture; with the face of who does it. One line where there is nothing. */
export const TodosCard = () => {
  const { t } = useI18n();
  const family = useFamily();
  const { memberIds } = useWall();
  const shown = useTodos();
  const all = (shown.data?.items ?? []).filter(
    (task) =>
      memberIds === null ||
      task.memberIds.length === 0 ||
      task.memberIds.some((id) => memberIds.includes(id)),
  );
  const lingering = useLingering(all);
  const items = all
    .filter(({ id, done }) => !done || lingering.has(id))
    .toSorted((a, b) => (a.due ?? "9").localeCompare(b.due ?? "9"));
  const head = { name: "todos", title: t("chores.todos"), href: "/chores/todo", shown };
  if (items.length === 0 && shown.source !== "loading")
    return <CardLine {...head} icon="check" words={t("chores.emptyTodos")} />;
  return (
    <CardPaper
      {...head}
      rows={items.map((task) => {
        const whose = family.find(({ id }) => task.memberIds.includes(id));
        return (
          <li key={task.id} className={styles.todo} data-member={whose?.id}>
            <HomeChore task={task} {...(whose && { memberId: whose.id })} />
            {whose === undefined ? null : <Avatar face={whose} />}
          </li>
        );
      })}
    />
  );
};
