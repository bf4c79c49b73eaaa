import { useMutation } from "@tanstack/react-query";
import type { Answer } from "../../contract/api.ts";
import type { NewTask } from "../../contract/authoring.ts";
import type { Task } from "../../contract/tasks.ts";
import { read, write } from "../api.ts";
import type { ApiError } from "../api-error.ts";
import { useHouse } from "../house.ts";
import { type Shown, useRead } from "../query.ts";
import { send, useWrite } from "../send.ts";

const routinesRead = read("GET /api/tasks/routines", "tasks");
const create = write("POST /api/tasks", ["tasks"]);
const change = write("PATCH /api/tasks/{id}", ["tasks"]);
const remove = write("DELETE /api/tasks/{id}", ["tasks"]);

/** Every routine with something left to do, also what is due only later. */
export const useRoutines = (): Shown<Answer<"GET /api/tasks/routines">> =>
  useRead(routinesRead, {});

/** Adds tasks, one after the other: `mutate(newTasks)`. */
export const useAddTasks = () => {
  const house = useHouse();
  return useMutation<Task[], ApiError, readonly NewTask[]>({
    mutationFn: async (tasks) => {
      const added: Task[] = [];
      for (const body of tasks) added.push((await send(house, create, { body })).answer);
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
