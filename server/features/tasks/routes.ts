import type { approvals } from "#contract/tasks-approvals.ts";
import type { authoring } from "#contract/tasks-authoring.ts";
import type { pauses } from "#contract/tasks-pauses.ts";
import type { tasks } from "#contract/tasks.ts";
import type { OperationHandlers } from "../../http/handlers.ts";
import { taskView } from "./board/task-view.ts";
import { outcomeWithStars } from "./tap-routes.ts";
import type { TaskService } from "./tasks.ts";

type Operations = typeof tasks & typeof authoring & typeof approvals & typeof pauses;

/** The handlers of boards, to-dos, closing, reopening, authoring, approvals and pauses. */
export const taskRoutes = (rules: TaskService): OperationHandlers<Operations> => ({
  ...rules.tapRoutes,
  "GET /api/tasks/todos": async () => ({ items: (await rules.todos()).map(taskView) }),
  "GET /api/tasks/routines": async () => ({ items: (await rules.routines()).map(taskView) }),
  "GET /api/board/{board}": ({ params, query }) =>
    rules.board(params.board, query.date ?? rules.today()),
  "POST /api/tasks": ({ body, caller }) => rules.add(body, caller),
  "PATCH /api/tasks/{id}": ({ params, body, caller }) => rules.change(params.id, body, caller),
  "DELETE /api/tasks/{id}": ({ params, caller }) => rules.remove(params.id, caller),
  "GET /api/tasks/approvals": () => ({ items: rules.approvals.waiting() }),
  "POST /api/tasks/{id}/approve": ({ params, body }) =>
    outcomeWithStars(rules.approvals.approve({ ...body, ...params })),
  "GET /api/pauses": () => ({ items: rules.pauses.list() }),
  "POST /api/pauses": ({ body }) => rules.pauses.add(body),
  "DELETE /api/pauses/{id}": ({ params }) => rules.pauses.remove(params.id),
});
