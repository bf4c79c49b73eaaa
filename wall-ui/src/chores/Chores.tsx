import { Link } from "wouter";
import { useWords } from "../shell/use-words.ts";
import { useFamily } from "../../../client/family.tsx";
import { Board } from "./Board.tsx";
import { Profile } from "./Profile.tsx";
import { Todos } from "./Todos.tsx";
import "../shell/room.css";
import "./chores.css";

const Tab = ({ href, words, here }: { href: string; words: string; here: boolean }) => (
  <Link href={href} replace {...(here ? { "aria-current": "page" as const } : {})}>
    {words}
  </Link>
);

/** Who does what: the routine board, the to-do list, and a page for each member. */
export const Chores = ({ who }: { who: string | undefined }) => {
  const { t } = useWords();
  const member = useFamily().find(({ id }) => id === who);
  if (member !== undefined) return <Profile member={member} />;
  const todo = who === "todo";
  return (
    <div className="room">
      <header className="room-head">
        <h1>{t(todo ? "chores.todos" : "chores.title")}</h1>
        <nav className="segments" aria-label={t("chores.title")}>
          <Tab href="/chores" words={t("chores.routine")} here={!todo} />
          <Tab href="/chores/todo" words={t("chores.todos")} here={todo} />
        </nav>
      </header>
      {todo ? <Todos /> : <Board />}
    </div>
  );
};
