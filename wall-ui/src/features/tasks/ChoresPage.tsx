import { Link } from "wouter";
import { useWords } from "../../ui/use-wall-text.ts";
import { useFamily } from "#client/context/family.tsx";
import { ArrangingProvider } from "./task-editing.tsx";
import { Board } from "./RoutineBoard.tsx";
import { Profile } from "./MemberPage.tsx";
import { Todos } from "./TodoBoard.tsx";
import { Tools } from "./BoardTools.tsx";
import "../../ui/page.css";
import "./chores.css";

const Tab = ({ href, words, here }: { href: string; words: string; here: boolean }) => (
  <Link href={href} replace {...(here ? { "aria-current": "page" as const } : {})}>
    {words}
  </Link>
);

const Boards = ({ todo }: { todo: boolean }) => {
  const { t } = useWords();
  return (
    <div className="room">
      <header className="room-head">
        <h1>{t(todo ? "chores.todos" : "chores.title")}</h1>
        <nav className="segments" aria-label={t("chores.title")}>
          <Tab href="/chores" words={t("chores.routine")} here={!todo} />
          <Tab href="/chores/todo" words={t("chores.todos")} here={todo} />
          <Tab href="/rewards" words={t("rewards.title")} here={false} />
        </nav>
        <Tools list={todo ? "todo" : "routine"} />
      </header>
      {todo ? <Todos /> : <Board />}
    </div>
  );
};

/** Who does what: the routine board, the to-do list, and a page for each member. */
export const Chores = ({ who }: { who: string | undefined }) => {
  const member = useFamily().find(({ id }) => id === who);
  return (
    <ArrangingProvider>
      {member === undefined ? <Boards todo={who === "todo"} /> : <Profile member={member} />}
    </ArrangingProvider>
  );
};
