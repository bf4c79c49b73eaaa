import { useMutation } from "@tanstack/react-query";
import type { Answer } from "../../contract/api.ts";
import type { NewTask } from "../../contract/authoring.ts";
import type { Task } from "../../contract/tasks.ts";
import { read, write } from "../api.ts";
import type { ApiError } from "../api-error.ts";
import { useConfig } from "../config.ts";
import { useHouse } from "../house.ts";
import { useUnlocked } from "../members.ts";
import { type Shown, useRead } from "../query.ts";
import { send, useWrite } from "../send.ts";

const providersRead = read("GET /api/providers", "settings");
const routinesRead = read("GET /api/tasks/routines", "tasks");
const create = write("POST /api/tasks", ["tasks"]);
const change = write("PATCH /api/tasks/{id}", ["tasks"]);
const remove = write("DELETE /api/tasks/{id}", ["tasks"]);

/** Whether a parent is at this screen: signed in on their phone, or with this browser unlocked. */
export const useParentHere = (): boolean => {
  const { session } = useConfig();
  const isUnlocked = useUnlocked();
  return isUnlocked || session?.parent === true;
};

/** What the tasks' source can do, such as `create` or `rotate`; nothing until that is known. */
export const useCan = (): ((what: string) => boolean) => {
  const { data } = useRead(providersRead, {});
  return (what) => data?.tasks?.can.includes(what) === true;
};

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
