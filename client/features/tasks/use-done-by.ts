import { useMembers } from "../../context/members.ts";
import { inputOf } from "../../mutations/define-mutation.ts";
import type { PendingMutation } from "../../mutations/pending-mutation.ts";
import { closeRoutine, closeTodo } from "./mutations.ts";
import { useBoard, useTodos } from "./queries.ts";

/** Who has done what a refused tick was about, by name; undefined where that isn't on today's boards. */
export const useDoneBy = (mutation: Pick<PendingMutation, "key" | "input">): string | undefined => {
  const { byId } = useMembers();
  const routines = useBoard("routine").data;
  const todos = useTodos().data;
  const taskId = inputOf([closeRoutine, closeTodo], mutation)?.taskId;
  const all = [
    ...(routines?.members.flatMap(({ tasks }) => tasks) ?? []),
    ...(routines?.unassigned ?? []),
    ...(todos?.items ?? []),
  ];
  const doneBy = all.find(({ id, done }) => done && id === taskId)?.doneBy;
  return doneBy === undefined ? undefined : byId.get(doneBy)?.name;
};
