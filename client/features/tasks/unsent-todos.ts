import { useCallback } from "react";
import type { Task } from "#contract/tasks.ts";
import { inputOf } from "../../mutations/define-mutation.ts";
import type { PendingMutation } from "../../mutations/pending-mutation.ts";
import { usePending, useWaiting } from "../../mutations/use-mutation-queue.ts";
import { addTask } from "./mutations.ts";

const isAmong = (pending: readonly PendingMutation[], { id }: Task): boolean =>
  pending.some((one) => inputOf(addTask, one)?.id === id);

/** Whether a row stands in for a to-do that this phone has yet to send. */
export const useIsTodoUnsent = (): ((task: Task) => boolean) => {
  const waiting = useWaiting();
  return useCallback((task) => isAmong(waiting, task), [waiting]);
};

/** Whether the server has named a row's task, so that it can be changed. */
export const useIsTaskNamed = (): ((task: Task) => boolean) => {
  const pending = usePending();
  return useCallback((task) => !isAmong(pending, task), [pending]);
};
