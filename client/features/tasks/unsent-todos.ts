import type { NewTask } from "#contract/tasks-authoring.ts";
import type { Task } from "#contract/tasks.ts";
import { newId } from "../../platform/random-id.ts";
import type { QueuedMutation } from "../../mutations/outbox/queued-mutation.ts";

/** The row of a to-do that the house hasn't named yet. */
export const unsentTodoRow = ({
  rotation: _,
  needsApproval: _needs,
  ...fields
}: NewTask): Task => ({
  ...fields,
  id: newId(),
  done: false,
});

const waitingTodos = (waiting: readonly QueuedMutation[]): readonly Task[] =>
  waiting.flatMap(({ shows: { todo } }) => todo ?? []);

/** The to-dos with those that wait to be added. */
export const withUnsentTodos = (
  todos: { items: Task[] },
  waiting: readonly QueuedMutation[],
): { items: Task[] } => {
  const added = waitingTodos(waiting);
  return added.length === 0 ? todos : { items: [...todos.items, ...added] };
};

/** Whether a row stands in for a to-do that the house hasn't heard of. */
export const isUnsentTodo = ({ id }: Task, waiting: readonly QueuedMutation[]): boolean =>
  waitingTodos(waiting).some((todo) => todo.id === id);
