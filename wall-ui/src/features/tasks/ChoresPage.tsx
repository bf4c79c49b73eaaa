import { PageSourceProvider } from "../../ui/PageSourceProvider.tsx";
import { ChoreTabs } from "../../ui/ChoreTabs.tsx";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useFamily } from "#client/context/family.ts";
import { TaskEditingProvider } from "./task-editing.tsx";
import { RoutineBoard } from "./RoutineBoard.tsx";
import { MemberPage } from "./MemberPage.tsx";
import { TodoBoard } from "./TodoBoard.tsx";
import { BoardTools } from "./BoardTools.tsx";
import { Row } from "#client/ui/layout/Row.tsx";
import * as styles from "../../ui/page.module.css";
import "./chores.module.css";

const Boards = ({ todo }: { todo: boolean }) => {
  const { t } = useI18n();
  return (
    <div className={styles.room}>
      <Row
        as="header"
        wrap
        className={styles.roomHead}
        data-part="room-head"
        data-testid="room-head"
      >
        <h1>{t(todo ? "chores.todos" : "chores.title")}</h1>
        <ChoreTabs current={todo ? "/chores/todo" : "/chores"} />
        <BoardTools list={todo ? "todo" : "routine"} />
      </Row>
      {todo ? <TodoBoard /> : <RoutineBoard />}
    </div>
  );
};

/** Who does what: the routine board, the to-do list, and a page for each member. */
export const ChoresPage = ({ who }: { who: string | undefined }) => {
  const member = useFamily().find(({ id }) => id === who);
  return (
    <TaskEditingProvider>
      {member === undefined ? (
        <PageSourceProvider of="tasks">
          <Boards todo={who === "todo"} />
        </PageSourceProvider>
      ) : (
        <MemberPage member={member} />
      )}
    </TaskEditingProvider>
  );
};
