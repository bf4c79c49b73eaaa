import { useMutation } from "@tanstack/react-query";
import type { NewTask } from "#contract/tasks-authoring.ts";
import type { Task } from "#contract/tasks.ts";
import type { ApiError } from "../../api/api-error.ts";
import { useApp } from "../../context/app-context.ts";
import { errorText } from "../../i18n/error-text.ts";
import { useI18n } from "../../i18n/use-i18n.ts";
import { answeredOrWaiting } from "../../mutations/answered-or-waiting.ts";
import { useMutationQueue } from "../../mutations/use-mutation-queue.ts";
import { newId } from "../../platform/random-id.ts";
import { showToast } from "../../ui/overlays/toast-store.ts";
import { addTask, todoRowOf } from "./mutations.ts";

/** Adds tasks, one after the other: `mutate(newTasks)`. A to-do that waits for the network counts as added; a late refusal is said in a toast. */
export const useAddTasks = () => {
  const { live } = useApp();
  const queue = useMutationQueue();
  const { t } = useI18n();
  const onLate = (error: ApiError) => showToast({ kind: "problem", words: errorText(t, error) });
  const add = async (task: NewTask): Promise<Task> => {
    const input = { ...task, id: newId() };
    const enqueued = queue.enqueue(addTask, input);
    return (await answeredOrWaiting(live, enqueued, onLate)) ?? todoRowOf(input);
  };
  return useMutation<Task[], ApiError, readonly NewTask[]>({
    mutationFn: async (tasks) => {
      const added: Task[] = [];
      for (const task of tasks) added.push(await add(task));
      return added;
    },
  });
};
