import { useCallback } from "react";
import type { Task } from "#contract/tasks.ts";
import { type ApiError, apiErrorOf, sampleContentError } from "../../api/api-error.ts";
import { useParentHere } from "../access/queries.ts";
import { useConfig } from "../../context/config.ts";
import { type AppContextValue, useApp } from "../../context/app-context.ts";
import { isSampleId } from "../../query/sample/sample-id.ts";
import type { OptimisticTick } from "../../mutations/optimistic-ticks.ts";
import { today } from "../../i18n/time.ts";

/** What to hear of a tap; `day` is the family's day that it is for, today unless told. */
export interface TickOptions {
  readonly day?: string | undefined;
  /** The server has it: `awarded` stars, 0 for a repeat or while it is pending. */
  readonly onSuccess?:
    | ((kept: { readonly task: Task; readonly awarded: number }) => void)
    | undefined;
  /** It is as before; `code` `sample` for sample content, `alreadyDone` where another member was first. */
  readonly onFailed?: ((error: ApiError) => void) | undefined;
}

/** Ticks a row for a member: the screen changes in the same frame, the network follows. */
export type Tick = (task: Task, memberId: string, options?: TickOptions) => void;

/** Sends a tap and writes its answer into the store. */
export type SendTick = (
  app: AppContextValue,
  tap: OptimisticTick,
  about: { readonly today: string; readonly title: string },
) => Promise<{ task: Task; awarded: number }>;

/** The way to tick rows, or to take ticks back, with one way of sending. `sendTap` must keep its identity between renders. */
export const useTick = (done: boolean, sendTap: SendTick): Tick => {
  const app = useApp();
  const { timeZone } = useConfig();
  const isParent = useParentHere();
  return useCallback(
    (task, memberId, { day, onSuccess, onFailed } = {}) => {
      if (isSampleId(task.id)) {
        onFailed?.(sampleContentError());
        return;
      }
      const about = { today: today(timeZone), title: task.title };
      const waits = done && task.needsApproval === true && !isParent;
      const counts = task.list === "routine" && task.done !== done && !waits;
      const stars = counts && task.pendingApproval !== true ? task.stars : 0;
      const tap: OptimisticTick = {
        taskId: task.id,
        day: day ?? about.today,
        done,
        memberId,
        at: Date.now(),
        starsOf: done ? memberId : (task.doneBy ?? memberId),
        stars: done ? stars : -stars,
        ...(waits ? { waits } : {}),
      };
      // What waits in line keeps its order there, and must be in it before the page can be killed.
      const inLine = app.oldQueue === undefined ? undefined : sendTap(app, tap, about);
      inLine?.catch(() => undefined);
      const kept = async () => onSuccess?.(await (inLine ?? sendTap(app, tap, about)));
      void app.ticks
        .add(tap, kept, ({ code }) => code !== "alreadyDone")
        .catch((reason: unknown) => {
          const error = apiErrorOf(reason);
          // Another screen was first, or the row is gone: what stands here is old.
          if (error.status === 409 || error.status === 404)
            void app.queryClient.invalidateQueries({ queryKey: ["tasks"] });
          onFailed?.(error);
        });
    },
    [app, timeZone, isParent, done, sendTap],
  );
};
