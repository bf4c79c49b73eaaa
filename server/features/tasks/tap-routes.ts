import type { approvals } from "#contract/tasks-approvals.ts";
import type { tasks } from "#contract/tasks.ts";
import { isProvenParent } from "../../http/caller.ts";
import { accepted, type OperationHandlers, unchanged } from "../../http/handlers.ts";
import type { TapOutcome } from "./close/task-tap.ts";
import type { createEmbeddedWrites } from "./embedded-writes.ts";
import type { createOutsideWrites } from "./outside-writes.ts";

type Taps = Pick<
  typeof tasks & typeof approvals,
  | "POST /api/board/routine/{task_id}/close"
  | "POST /api/board/routine/{task_id}/reopen"
  | "POST /api/tasks/{id}/close"
  | "POST /api/tasks/{id}/reopen"
  | "POST /api/tasks/{id}/reject"
>;

/** Answers a tap with its stars; 202 where the source hasn't settled it. */
export const outcomeWithStars = ({ changed, task, awarded, balance }: TapOutcome) => {
  const answer = { ok: true, task, awarded, balance } as const;
  if (task.state === "pending") return accepted(answer, changed);
  return changed ? answer : unchanged(answer);
};

const taskOnly = ({ changed, task }: TapOutcome) => {
  const answer = { ok: true, task } as const;
  if (task.state === "pending") return accepted(answer, changed);
  return changed ? answer : unchanged(answer);
};

/** The handlers of taps on embedded tasks, which answer in the transaction of the request. */
export const embeddedTapRoutes = ({
  close,
  reopen,
  reject,
}: ReturnType<typeof createEmbeddedWrites>): OperationHandlers<Taps> => ({
  "POST /api/board/routine/{task_id}/close": ({ params, body, caller }) => {
    const tap = { ...body, id: params.task_id, byParent: isProvenParent(caller, "acts") };
    return outcomeWithStars(close("routine", tap));
  },
  "POST /api/board/routine/{task_id}/reopen": ({ params, body, caller }) =>
    outcomeWithStars(reopen("routine", { ...body, id: params.task_id }, caller)),
  "POST /api/tasks/{id}/close": ({ params, body }) =>
    taskOnly(close("todo", { ...body, ...params })),
  "POST /api/tasks/{id}/reopen": ({ params, body, caller }) =>
    taskOnly(reopen("todo", { ...body, ...params }, caller)),
  "POST /api/tasks/{id}/reject": ({ params, body }) =>
    outcomeWithStars(reject({ ...body, ...params })),
});

/** The handlers of taps on tasks at an outside source, which answer once the outbox has. */
export const outsideTapRoutes = ({
  close,
  reopen,
  reject,
}: ReturnType<typeof createOutsideWrites>): OperationHandlers<Taps> => ({
  "POST /api/board/routine/{task_id}/close": async ({ params, body, caller }) => {
    const tap = { ...body, id: params.task_id, byParent: isProvenParent(caller, "acts") };
    return outcomeWithStars(await close("routine", tap));
  },
  "POST /api/board/routine/{task_id}/reopen": async ({ params, body, caller }) =>
    outcomeWithStars(await reopen("routine", { ...body, id: params.task_id }, caller)),
  "POST /api/tasks/{id}/close": async ({ params, body }) =>
    taskOnly(await close("todo", { ...body, ...params })),
  "POST /api/tasks/{id}/reopen": async ({ params, body, caller }) =>
    taskOnly(await reopen("todo", { ...body, ...params }, caller)),
  "POST /api/tasks/{id}/reject": async ({ params, body }) =>
    outcomeWithStars(await reject({ ...body, ...params })),
});
