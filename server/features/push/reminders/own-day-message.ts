import type { PushLanguage, PushMessage } from "#contract/push.ts";
import type { Task } from "#contract/tasks.ts";
import { notificationTexts, truncateForNotification } from "../notification-texts.ts";
import type { OpenChores } from "./open-chores-message.ts";

/** A to-do that should be done by now. */
export type DueTodo = Pick<Task, "title" | "memberIds">;

const mostNamed = 6;

/** The message with what is a member's own to do today, chores before to-dos; null where nothing is. */
export const ownDayMessage = (
  day: string,
  memberId: string,
  { columns, due }: { readonly columns: readonly OpenChores[]; readonly due: readonly DueTodo[] },
): ((language: PushLanguage) => PushMessage) | null => {
  const chores = columns
    .filter((column) => column.memberId === memberId)
    .flatMap(({ tasks }) => tasks.filter(({ done, state }) => !done && state !== "pending"));
  const todos = due.filter(({ memberIds }) => memberIds.includes(memberId));
  const titles = [...chores, ...todos].map(({ title }) => title);
  if (titles.length === 0) return null;
  return (language) => {
    const say = notificationTexts[language];
    const named = titles.slice(0, mostNamed).map((title) => truncateForNotification(title, 60));
    const more = titles.length - named.length;
    return {
      kind: "chores",
      title: say.yourDay(titles.length),
      body: [...named, ...(more > 0 ? [say.andMore(more)] : [])].join(", "),
      tag: `chores-${day}`,
      url: "/m/",
    };
  };
};
