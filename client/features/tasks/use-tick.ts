import { useCallback } from "react";
import type { Task } from "#contract/tasks.ts";
import { type ApiError, apiErrorOf, sampleContentError } from "../../api/api-error.ts";
import { useParentHere } from "../access/queries.ts";
import { useConfig } from "../../context/config.ts";
import type { Enqueue } from "../../mutations/queue/enqueue.ts";
import { useMutationQueue } from "../../mutations/use-mutation-queue.ts";
import { isSampleId } from "../../query/sample/sample-id.ts";
import { today } from "../../i18n/time.ts";
import type { TickInput } from "./optimistic-tick.ts";
import { closeRoutine, closeTodo, reopenRoutine, reopenTodo } from "./mutations.ts";

/** What follows a tap; `day` is the family's day that it is for, today unless given. */
export interface TickOptions {
  readonly day?: string | undefined;
  /** The server has it: `awarded` stars, 0 for a repeat or while it is pending. */
  readonly onSuccess?:
    | ((answer: { readonly task: Task; readonly awarded: number }) => void)
    | undefined;
  /** It is as before; `code` `sample` for sample content, `alreadyDone` where another member was first. */
  readonly onFailed?: ((error: ApiError) => void) | undefined;
}

/** Ticks a row for a member, or takes its tick back: the screen changes in the same frame, the network follows. */
export type Tick = (task: Task, memberId: string, options?: TickOptions) => void;

/** Sends a tick by its definition; a to-do's answer names no stars. */
const sendTick = (enqueue: Enqueue, list: Task["list"], isClosing: boolean, input: TickInput) => {
  if (list === "routine")
    return isClosing ? enqueue(closeRoutine, input).answer : enqueue(reopenRoutine, input).answer;
  const { answer } = isClosing ? enqueue(closeTodo, input) : enqueue(reopenTodo, input);
  return answer.then(({ task }) => ({ task, awarded: 0 }));
};

/** The stars that a tick moves: none for a to-do, for what is so already, and for what waits for a parent. */
const starsOf = (task: Task, waits: boolean): number =>
  task.list === "routine" && !waits && task.pendingApproval !== true ? task.stars : 0;

/** The way to tick rows: closes what is open and opens what is done. */
export const useTick = (): Tick => {
  const { enqueue } = useMutationQueue();
  const { timeZone, session } = useConfig();
  const byId = session?.memberId;
  const isParent = useParentHere();
  return useCallback(
    (task, memberId, { day, onSuccess, onFailed } = {}) => {
      if (isSampleId(task.id)) return onFailed?.(sampleContentError());
      const now = today(timeZone);
      const isClosing = !task.done;
      const waits = isClosing && task.needsApproval === true && !isParent;
      const stars = starsOf(task, waits);
      const input: TickInput = {
        ...{ taskId: task.id, title: task.title, memberId, byId, at: Date.now() },
        ...{ day: day ?? now, isToday: (day ?? now) === now },
        starsOf: isClosing ? memberId : (task.doneBy ?? memberId),
        stars: isClosing ? stars : -stars,
        ...(waits ? { waits } : {}),
      };
      sendTick(enqueue, task.list, isClosing, input).then(
        (answer) => onSuccess?.(answer),
        (reason: unknown) => onFailed?.(apiErrorOf(reason)),
      );
    },
    [enqueue, timeZone, byId, isParent],
  );
};
