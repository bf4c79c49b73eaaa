import { useMutation } from "@tanstack/react-query";
import type { OperationAnswer } from "#contract/api.ts";
import type { Approval } from "#contract/tasks-approvals.ts";
import { defineRead, defineWrite } from "#client/api/call.ts";
import type { ApiError } from "#client/api/api-error.ts";
import { useApp } from "#client/context/app-context.ts";
import { type QueryState, useRead } from "#client/query/query-state.ts";
import { send } from "#client/mutations/send.ts";

type Waiting = OperationAnswer<"GET /api/tasks/approvals">;

const approvalsRead = defineRead("GET /api/tasks/approvals", "tasks");
const approve = defineWrite("POST /api/tasks/{id}/approve", ["tasks", "stars"]);
const reject = defineWrite("POST /api/tasks/{id}/reject", ["tasks", "stars"]);
const key = [approvalsRead.topic, approvalsRead.key, {}];

/** What is done and waits for a parent, oldest first; not asked for unless `enabled`. */
export const useApprovals = (enabled: boolean): QueryState<Waiting> =>
  useRead(approvalsRead, {}, { enabled });

/** Names one thing that waits, among all of them. */
export const approvalKey = ({ task, occurrence }: Approval): string => `${task.id} ${occurrence}`;

/** Approves or turns down what waits: it leaves the list in the same frame, and is back when that was refused. */
export const useDecideApproval = () => {
  const app = useApp();
  const { queryClient } = app;
  return useMutation<
    OperationAnswer<"POST /api/tasks/{id}/approve">,
    ApiError,
    { approval: Approval; way: "approve" | "reject" }
  >({
    mutationFn: async ({ approval: { task, occurrence }, way }) => {
      const sent = { params: { id: task.id }, body: { occurrence } };
      const reply =
        way === "approve" ? await send(app, approve, sent) : await send(app, reject, sent);
      return reply.answer;
    },
    onMutate: async ({ approval }) => {
      await queryClient.cancelQueries({ queryKey: key });
      queryClient.setQueryData<Waiting>(key, (waiting) => ({
        items: (waiting?.items ?? []).filter((one) => approvalKey(one) !== approvalKey(approval)),
      }));
    },
    onSettled: () => {
      for (const topic of approve.stale) void queryClient.invalidateQueries({ queryKey: [topic] });
    },
  });
};
