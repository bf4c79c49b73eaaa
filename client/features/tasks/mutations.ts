import { useMutation } from "@tanstack/react-query";
import type { OperationAnswer } from "#contract/api.ts";
import type { NewTask } from "#contract/tasks-authoring.ts";
import type { Task } from "#contract/tasks.ts";
import { defineRead, defineWrite } from "../../api/call.ts";
import type { ApiError } from "../../api/api-error.ts";
import { cacheAddedTodo } from "./task-cache.ts";
import { type AppContextValue, useApp } from "../../context/app-context.ts";
import { answeredOrQueued } from "../../mutations/answered-or-queued.ts";
import { type QueryState, useRead } from "../../query/query-state.ts";
import { send, sendOrEnqueue, useWrite } from "../../mutations/send.ts";
import { errorText } from "../../i18n/error-text.ts";
import { useI18n } from "../../i18n/use-i18n.ts";
import { showToast } from "../../ui/toasts.ts";
import { unsentTodoRow } from "./unsent-todos.ts";

const routinesRead = defineRead("GET /api/tasks/routines", "tasks");
const create = defineWrite("POST /api/tasks", ["tasks"]);
const change = defineWrite("PATCH /api/tasks/{id}", ["tasks"]);
const remove = defineWrite("DELETE /api/tasks/{id}", ["tasks"]);

/** Every routine with something left to do, also what is due only later. */
export const useRoutines = (): QueryState<OperationAnswer<"GET /api/tasks/routines">> =>
  useRead(routinesRead, {});

/** Adds a to-do; on a phone without reception it waits in line, and its row stands in. `late` hears why it was refused then. */
const addTodo = async (
  app: AppContextValue,
  body: NewTask,
  late: (error: ApiError) => void,
): Promise<Task> => {
  const todo = unsentTodoRow(body);
  const added = sendOrEnqueue(app, create, { body }, { title: body.title, todo });
  const kept = added.then(({ answer }) => {
    // Where writes wait in line, the line keeps their answers.
    if (app.oldQueue === undefined) cacheAddedTodo(app.queryClient, answer);
    void app.queryClient.invalidateQueries({ queryKey: ["tasks"] });
    return answer;
  });
  return (await answeredOrQueued(app, kept, late)) ?? todo;
};

/** Adds tasks, one after the other: `mutate(newTasks)`. A routine needs a parent, whom only the house can know, so it doesn't wait in line. */
export const useAddTasks = () => {
  const app = useApp();
  const { t } = useI18n();
  const late = (error: ApiError) => showToast({ kind: "problem", words: errorText(t, error) });
  return useMutation<Task[], ApiError, readonly NewTask[]>({
    mutationFn: async (tasks) => {
      const added: Task[] = [];
      for (const body of tasks)
        added.push(
          body.list === "todo"
            ? await addTodo(app, body, late)
            : (await send(app, create, { body })).answer,
        );
      return added;
    },
    // Some may be there when a later one was refused.
    onSettled: () => app.queryClient.invalidateQueries({ queryKey: ["tasks"] }),
  });
};

/** Changes a task: `mutate({ params: { id }, body: patch })`. */
export const useChangeTask = () => useWrite(change);

/** Deletes a task: `mutate({ params: { id } })`; stars already earned stay. */
export const useDeleteTask = () => useWrite(remove);
