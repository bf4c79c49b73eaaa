import type { approvals } from "#contract/tasks-approvals.ts";
import type { authoring } from "#contract/tasks-authoring.ts";
import type { pauses } from "#contract/tasks-pauses.ts";
import type { tasks } from "#contract/tasks.ts";
import { isProvenParent } from "../../http/caller.ts";
import { accepted, type OperationHandlers, unchanged } from "../../http/handlers.ts";
import { andThen } from "../../platform/and-then.ts";
import type { TapOutcome } from "./close/done-once.ts";
import type { TaskService } from "./tasks.ts";
import { taskView } from "./board/task-view.ts";

const starsToo = ({ changed, task, awarded, balance }: TapOutcome) => {
  const answer = { ok: true, task, awarded, balance } as const;
  if (task.state === "pending") return accepted(answer, changed);
  return changed ? answer : unchanged(answer);
};

const taskOnly = ({ changed, task }: TapOutcome) => {
  const answer = { ok: true, task } as const;
  if (task.state === "pending") return accepted(answer, changed);
  return changed ? answer : unchanged(answer);
};

type Operations = typeof tasks & typeof authoring & typeof approvals & typeof pauses;

/** The handlers of boards, to-dos, closing, reopening, authoring, approvals and pauses. */
export const taskRoutes = (rules: TaskService): OperationHandlers<Operations> => ({
  "GET /api/tasks/todos": () => andThen(rules.todos(), (open) => ({ items: open.map(taskView) })),
  "GET /api/tasks/routines": () =>
    andThen(rules.routines(), (open) => ({ items: open.map(taskView) })),
  "GET /api/board/{board}": ({ params, query }) =>
    rules.board(params.board, query.date ?? rules.today()),
  "POST /api/board/routine/{task_id}/close": ({ params, body, caller }) =>
    andThen(
      rules.close("routine", { ...body, id: params.task_id, byParent: isProvenParent(caller) }),
      starsToo,
    ),
  "POST /api/board/routine/{task_id}/reopen": ({ params, body, caller }) =>
    andThen(rules.reopen("routine", { ...body, id: params.task_id }, caller), starsToo),
  "POST /api/tasks/{id}/close": ({ params, body }) =>
    andThen(rules.close("todo", { ...body, ...params }), taskOnly),
  "POST /api/tasks/{id}/reopen": ({ params, body, caller }) =>
    andThen(rules.reopen("todo", { ...body, ...params }, caller), taskOnly),
  "POST /api/tasks": ({ body, caller }) => rules.add(body, caller),
  "PATCH /api/tasks/{id}": ({ params, body, caller }) => rules.change(params.id, body, caller),
  "DELETE /api/tasks/{id}": ({ params, caller }) => rules.remove(params.id, caller),
  "GET /api/tasks/approvals": () => ({ items: rules.approvals.waiting() }),
  "POST /api/tasks/{id}/approve": ({ params, body }) =>
    andThen(rules.approvals.approve({ ...body, ...params }), starsToo),
  "POST /api/tasks/{id}/reject": ({ params, body }) =>
    andThen(rules.approvals.reject({ ...body, ...params }), starsToo),
  "GET /api/pauses": () => ({ items: rules.pauses.list() }),
  "POST /api/pauses": ({ body }) => rules.pauses.add(body),
  "DELETE /api/pauses/{id}": ({ params }) => rules.pauses.remove(params.id),
});
