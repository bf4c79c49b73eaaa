import type { Board } from "#contract/tasks.ts";
import type { Roster } from "#server/config/roster.ts";
import type { TaskList } from "#server/providers/tasks/port.ts";
import type { BoardDays } from "./board-days.ts";
import type { Streaks } from "../streaks/streaks.ts";
import type { AwayMembers } from "../pauses/away-members.ts";
import { type TaskOccurrence, taskView } from "./task-view.ts";

interface BoardDeps {
  readonly days: BoardDays;
  readonly streaks: Streaks;
  readonly look: () => AwayMembers;
  readonly roster: () => Roster;
  /** The stars that each member earned on a day. */
  readonly earnedOn: (day: string) => ReadonlyMap<string, number>;
}

/** Creates a day's board: a column for every member, and what none of them owns. */
export const createBoard =
  ({ days, streaks, look, roster, earnedOn }: BoardDeps) =>
  (list: TaskList, date: string): Board => {
    const memberIds = roster().map(({ id }) => id);
    const occurrences = days.on(list, date);
    const lengths = streaks.on(date, memberIds);
    const columns = new Map<string, TaskOccurrence[]>(memberIds.map((id) => [id, []]));
    const unassigned: TaskOccurrence[] = [];
    for (const occurrence of occurrences) {
      if (occurrence.owners.size === 0) unassigned.push(occurrence);
      for (const id of occurrence.owners.keys()) columns.get(id)?.push(occurrence);
    }
    const [earned, away] = [earnedOn(date), look()];
    return {
      date,
      members: [...columns].map(([id, tasks]) => {
        const paused = away.pauseOf(id, date);
        return {
          id,
          tasks: tasks.map(taskView),
          starsToday: earned.get(id) ?? 0,
          streak: lengths.get(id) ?? 0,
          ...(paused === null ? {} : { paused }),
        };
      }),
      unassigned: unassigned.map(taskView),
    };
  };
