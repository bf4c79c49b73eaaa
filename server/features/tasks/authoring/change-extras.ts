import type { Rotation } from "#contract/tasks.ts";
import type { Roster } from "#server/config/roster.ts";
import { InvalidInput } from "#server/platform/errors.ts";
import type { TaskList } from "#server/providers/tasks/port.ts";
import { type TaskExtras, noTaskExtras } from "./task-extras-store.ts";
import { knownMembers } from "#server/http/known-member.ts";

/** The fields of a new task or a patch about approval, turns and members. */
interface TaskExtrasInput {
  readonly memberIds?: readonly string[] | undefined;
  readonly needsApproval?: boolean | undefined;
  /** Null removes it. */
  readonly rotation?: Rotation | null | undefined;
}

const checkTurns = (memberIds: readonly string[], roster: Roster): readonly string[] => {
  const different = knownMembers(roster, memberIds, "rotation.memberIds");
  if (different.length < 2)
    throw new InvalidInput(
      "rotation.memberIds",
      "rotation.memberIds: expected at least two different members.",
    );
  return different;
};

const refuseOnTodo = ({ needsApproval, rotation }: TaskExtrasInput): void => {
  if (rotation !== undefined && rotation !== null)
    throw new InvalidInput("rotation", "rotation: expected on a routine only, this is a to-do.");
  if (needsApproval === true)
    throw new InvalidInput(
      "needsApproval",
      "needsApproval: expected on a routine only, this is a to-do.",
    );
};

/** Applies a patch to a task's extras; fields that are left out stay. 400 names the field. */
export const changeTaskExtras = (
  given: TaskExtrasInput,
  before: TaskExtras,
  list: TaskList,
  roster: Roster,
): TaskExtras => {
  if (list === "todo") {
    refuseOnTodo(given);
    return noTaskExtras;
  }
  const needsApproval = given.needsApproval ?? before.needsApproval;
  const rotation = given.rotation === undefined ? before.rotation : given.rotation;
  if (rotation === null) return { needsApproval, rotation };
  if (given.memberIds !== undefined && given.memberIds.length > 0)
    throw new InvalidInput(
      "memberIds",
      "memberIds: expected none beside a rotation; who takes turns stands in rotation.memberIds.",
    );
  const memberIds =
    rotation === before.rotation ? rotation.memberIds : checkTurns(rotation.memberIds, roster);
  return { needsApproval, rotation: { order: rotation.order, memberIds: [...memberIds] } };
};
