import { useMutation } from "@tanstack/react-query";
import type { Answer } from "#contract/api.ts";
import type { NewTask } from "#contract/tasks-authoring.ts";
import type { Task } from "#contract/tasks.ts";
import { read, write } from "../../api/call.ts";
import type { ApiError } from "../../api/api-error.ts";
import { keepAdded } from "./task-cache.ts";
import { type House, useHouse } from "../../context/app-context.ts";
import { orInLine } from "../../mutations/answered-or-queued.ts";
import { type Shown, useRead } from "../../query/query-state.ts";
import { send, sendOrWait, useWrite } from "../../mutations/send.ts";
import { errorText } from "../../i18n/error-text.ts";
import { useText } from "../../i18n/use-i18n.ts";
import { showToast } from "../../ui/toasts.ts";
import { standInOf } from "./unsent-todos.ts";

const routinesRead = read("GET /api/tasks/routines", "tasks");
const create = write("POST /api/tasks", ["tasks"]);
const change = write("PATCH /api/tasks/{id}", ["tasks"]);
const remove = write("DELETE /api/tasks/{id}", ["tasks"]);

/** Every routine with something left to do, also what is due only later. */
export const useRoutines = (): Shown<Answer<"GET /api/tasks/routines">> =>
  useRead(routinesRead, {});

/** Adds a to-do; on a phone without reception it waits in line, and its row stands in. `late` hears why it was refused then. */
const addTodo = async (
  house: House,
  body: NewTask,
  late: (error: ApiError) => void,
): Promise<Task> => {
  const todo = standInOf(body);
  const added = sendOrWait(house, create, { body }, { title: body.title, todo });
  const kept = added.then(({ answer }) => {
    // Where writes wait in line, the line keeps their answers.
    if (house.outbox === undefined) keepAdded(house.client, answer);
    void house.client.invalidateQueries({ queryKey: ["tasks"] });
    return answer;
  });
  return (await orInLine(house, kept, late)) ?? todo;
};

/** Adds tasks, one after the other: `mutate(newTasks)`. A routine needs a parent, whom only the house can know, so it doesn't wait in line. */
export const useAddTasks = () => {
  const house = useHouse();
  const { t } = useText();
  const late = (error: ApiError) => showToast({ kind: "problem", words: errorText(t, error) });
  return useMutation<Task[], ApiError, readonly NewTask[]>({
    mutationFn: async (tasks) => {
      const added: Task[] = [];
      for (const body of tasks)
        added.push(
          body.list === "todo"
            ? await addTodo(house, body, late)
            : (await send(house, create, { body })).answer,
        );
      return added;
    },
    // Some may be there when a later one was refused.
    onSettled: () => house.client.invalidateQueries({ queryKey: ["tasks"] }),
  });
};

/** Changes a task: `mutate({ params: { id }, body: patch })`. */
export const useChangeTask = () => useWrite(change);

/** Deletes a task: `mutate({ params: { id } })`; stars already earned stay. */
export const useDeleteTask = () => useWrite(remove);
