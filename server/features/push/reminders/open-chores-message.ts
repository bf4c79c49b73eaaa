import type { PushLanguage, PushMessage } from "#contract/push.ts";
import type { Task } from "#contract/tasks.ts";
import type { Roster } from "#server/config/roster.ts";
import { truncateForNotification, notificationTexts } from "../notification-texts.ts";

/** What a child still has to do today. */
export interface OpenChores {
  readonly memberId: string;
  readonly tasks: readonly Pick<Task, "id" | "title" | "done" | "state">[];
}

const namedForEach = 4;
const mostLines = 12;

/**
 * The message with each child's open chores, one line a child; null where nothing is open. Leaves out the members in
 * `without`.
 */
export const openChoresMessage = (
  day: string,
  columns: readonly OpenChores[],
  roster: Roster,
  without: readonly string[],
): ((language: PushLanguage) => PushMessage) | null => {
  const open = roster
    .filter(({ id, kid }) => kid && !without.includes(id))
    .map(({ id, name }) => ({
      ...{ id, name },
      tasks: (columns.find(({ memberId }) => memberId === id)?.tasks ?? []).filter(
        ({ done, state }) => !done && state !== "pending",
      ),
    }))
    .filter(({ tasks }) => tasks.length > 0);
  const ids = new Set(open.flatMap(({ tasks }) => tasks.map(({ id }) => id)));
  const [first] = open;
  const [only] = first?.tasks ?? [];
  if (first === undefined || only === undefined) return null;

  return (language) => {
    const say = notificationTexts[language];
    const lines = open.slice(0, mostLines).map(({ name, tasks }) => {
      const named = tasks
        .slice(0, namedForEach)
        .map(({ title }) => truncateForNotification(title, 40));
      const more = tasks.length - named.length;
      const list = [...named, ...(more > 0 ? [say.andMore(more)] : [])].join(", ");
      return `${truncateForNotification(name, 20)}: ${list}`;
    });
    const isAlone = open.length === 1 && first.tasks.length === 1;
    return {
      kind: "chores",
      title: say.choresOpen(ids.size),
      body: truncateForNotification(lines.join("\n"), 500),
      tag: `chores-${day}`,
      url: "/m/chores",
      ...(isAlone
        ? {
            actions: [
              {
                action: "done",
                ...{ title: say.done, settled: say.settled, failed: say.failed },
                call: {
                  method: "POST",
                  path: `/api/board/routine/${encodeURIComponent(only.id)}/close`,
                  body: { memberId: first.id, date: day },
                },
              },
            ],
          }
        : {}),
    };
  };
};
