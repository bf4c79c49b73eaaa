import { useMutation } from "@tanstack/react-query";
import type { Answer } from "#contract/api.ts";
import type { Approval } from "#contract/tasks-approvals.ts";
import { read, write } from "#client/api/call.ts";
import type { ApiError } from "#client/api/api-error.ts";
import { useHouse } from "#client/context/app-context.ts";
import { type Shown, useRead } from "#client/query/query-state.ts";
import { send } from "#client/mutations/send.ts";

type Waiting = Answer<"GET /api/tasks/approvals">;

const approvalsRead = read("GET /api/tasks/approvals", "tasks");
const approve = write("POST /api/tasks/{id}/approve", ["tasks", "stars"]);
const reject = write("POST /api/tasks/{id}/reject", ["tasks", "stars"]);
const key = [approvalsRead.topic, approvalsRead.key, {}];

/** What is done and waits for a parent, oldest first; not asked for unless `enabled`. */
export const useApprovals = (enabled: boolean): Shown<Waiting> =>
  useRead(approvalsRead, {}, { enabled });

/** Names one thing that waits, among all of them. */
export const approvalKey = ({ task, occurrence }: Approval): string => `${task.id} ${occurrence}`;

/** Approves or turns down what waits: it leaves the list in the same frame, and is back when that was refused. */
export const useDecide = () => {
  const house = useHouse();
  const { client } = house;
  return useMutation<
    Answer<"POST /api/tasks/{id}/approve">,
    ApiError,
    { approval: Approval; way: "approve" | "reject" }
  >({
    mutationFn: async ({ approval: { task, occurrence }, way }) => {
      const sent = { params: { id: task.id }, body: { occurrence } };
      const reply =
        way === "approve" ? await send(house, approve, sent) : await send(house, reject, sent);
      return reply.answer;
    },
    onMutate: async ({ approval }) => {
      await client.cancelQueries({ queryKey: key });
      client.setQueryData<Waiting>(key, (waiting) => ({
        items: (waiting?.items ?? []).filter((one) => approvalKey(one) !== approvalKey(approval)),
      }));
    },
    onSettled: () => {
      for (const topic of approve.stale) void client.invalidateQueries({ queryKey: [topic] });
    },
  });
};
