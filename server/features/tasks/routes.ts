import type { tasks } from "../../../contract/tasks.ts";
import { type Handlers, unchanged } from "../../http/handlers.ts";
import { after } from "./after.ts";
import type { Outcome } from "./close.ts";
import type { Tasks } from "./tasks.ts";
import { viewOf } from "./view.ts";

const starsToo = ({ changed, task, awarded, balance }: Outcome) => {
  const answer = { ok: true, task, awarded, balance } as const;
  return changed ? answer : unchanged(answer);
};

const taskOnly = ({ changed, task }: Outcome) => {
  const answer = { ok: true, task } as const;
  return changed ? answer : unchanged(answer);
};

/** Boards, to-dos, closing, reopening and authoring. */
export const taskRoutes = (rules: Tasks): Handlers<typeof tasks> => ({
  "GET /api/tasks/todos": () => after(rules.todos(), (open) => ({ items: open.map(viewOf) })),
  "GET /api/board/{board}": ({ params, query }) =>
    rules.board(params.board, query.date ?? rules.today()),
  "POST /api/board/routine/{task_id}/close": ({ params, body }) =>
    after(rules.close("routine", { ...body, id: params.task_id }), starsToo),
  "POST /api/board/routine/{task_id}/reopen": ({ params, body }) =>
    after(rules.reopen("routine", { ...body, id: params.task_id }), starsToo),
  "POST /api/tasks/{id}/close": ({ params, body }) =>
    after(rules.close("todo", { ...body, ...params }), taskOnly),
  "POST /api/tasks/{id}/reopen": ({ params, body }) =>
    after(rules.reopen("todo", { ...body, ...params }), taskOnly),
  "POST /api/tasks": ({ body, caller }) => rules.add(body, caller),
  "PATCH /api/tasks/{id}": ({ params, body, caller }) => rules.change(params.id, body, caller),
  "DELETE /api/tasks/{id}": ({ params, caller }) => rules.remove(params.id, caller),
});
