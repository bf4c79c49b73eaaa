import type { Roster } from "#server/config/roster.ts";
import type { FamilyTaskOnDay } from "../family-tasks.ts";
import type { AwayMembers } from "../pauses/away-members.ts";
import type { TaskOccurrence } from "./task-view.ts";

interface BoardOwnersDeps {
  readonly roster: () => Roster;
  readonly today: () => string;
}

/** An occurrence on a day's board. */
export interface BoardOccurrence extends TaskOccurrence {
  /**
   * The members in whose columns it is, and the day on which each had it to do, null where none; empty where it is
   * nobody's.
   */
  readonly owners: ReadonlyMap<string, string | null>;
}

/** Creates the rules that decide in whose columns of a day's board an occurrence is. */
export const createBoardOwners = ({ roster, today }: BoardOwnersDeps) => {
  const livesHere = (memberIds: readonly string[]): readonly string[] =>
    memberIds.filter((memberId) => roster().some(({ id }) => id === memberId));

  /** An occurrence with everyone it is given to, also those who are away. */
  const withOwners = (occurrence: TaskOccurrence, away: AwayMembers): BoardOccurrence => ({
    ...occurrence,
    owners: new Map(
      livesHere(occurrence.task.memberIds).map((id) => [
        id,
        away.dueDay(id, occurrence.task, occurrence.day),
      ]),
    ),
  });

  /** An open routine on a day's board; empty where all its members are away. */
  const openOnBoard = (
    task: FamilyTaskOnDay,
    day: string,
    away: AwayMembers,
  ): readonly BoardOccurrence[] => {
    const { occurrence } = task;
    if (occurrence === null) return [];
    const own = livesHere(task.memberIds);
    const mayBeAsked = own.length > 0 ? own : livesHere(task.rotation?.memberIds ?? []);
    const asked = (mayBeAsked.length > 0 ? mayBeAsked : [null]).flatMap((memberId) => {
      const due = away.dueDay(memberId, task, occurrence);
      if (due === null || away.isAway(memberId, day)) return [];
      return due === day || (due < day && day === today()) ? [{ memberId, due }] : [];
    });
    const [first] = asked.map(({ due }) => due).toSorted();
    if (first === undefined) return [];
    const owners = asked.flatMap(({ memberId, due }): [string, string][] =>
      memberId !== null && own.includes(memberId) ? [[memberId, due]] : [],
    );
    return [{ task, day: occurrence, due: first, completion: null, owners: new Map(owners) }];
  };

  return { withOwners, openOnBoard };
};
