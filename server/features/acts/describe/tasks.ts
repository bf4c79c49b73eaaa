import type { Task } from "#contract/tasks.ts";
import type { ActLookups } from "../act-lookups.ts";
import { describeWrite, undoneBy } from "../write-act.ts";

const nounOf = ({ list }: Pick<Task, "list">) => (list === "todo" ? "todo" : "chore");
const subjectOf = (id: string): string => `task ${id}`;

const known = async (tasks: ActLookups["tasks"], id: string): Promise<Task | undefined> =>
  (await tasks()).find((task) => task.id === id);

/** A chore or to-do as it would be written anew. */
const asWritten = ({ title, list, memberIds, daypart, ...task }: Task) => ({
  ...{ title, list, daypart, memberIds: task.rotation === undefined ? memberIds : [] },
  ...(list === "todo" ? {} : { stars: task.stars }),
  ...(task.rotation === undefined ? {} : { rotation: task.rotation }),
  ...(task.needsApproval === undefined ? {} : { needsApproval: task.needsApproval }),
  ...(task.icon === undefined ? {} : { icon: task.icon }),
  ...(task.due === undefined ? {} : { due: task.due }),
  ...(task.recurrence === undefined ? {} : { recurrence: task.recurrence }),
  ...(task.repeatAfterDays === undefined ? {} : { repeatAfterDays: task.repeatAfterDays }),
  ...(task.notes === undefined ? {} : { notes: task.notes }),
});

/** What brings a task back to what it was, whatever was changed. */
const asBefore = (before: Task) => ({
  ...{
    rotation: null,
    icon: null,
    due: null,
    recurrence: null,
    repeatAfterDays: null,
    notes: null,
  },
  ...{ needsApproval: false, ...asWritten(before) },
});

/** How ticks of chores and to-dos are told. */
const describeTicks = ({ tasks, board, today }: ActLookups) => [
  describeWrite({
    operation: "POST /api/board/routine/{task_id}/close",
    act: ({ params, body: { memberId, date } }, { task }) => ({
      ...{ noun: "chore", verb: "done", title: task.title, memberId },
      subject: `${subjectOf(params.task_id)} on ${date ?? today()}`,
      inverse: undoneBy("POST /api/board/routine/{task_id}/reopen", {
        params,
        body: { memberId, date: date ?? today() },
      }),
    }),
  }),
  describeWrite({
    operation: "POST /api/board/routine/{task_id}/reopen",
    look: async ({ params, body }) => {
      const { members, unassigned } = await board(body.date);
      const all = [...members.flatMap((member) => member.tasks), ...unassigned];
      return all.find(({ id, done }) => done && id === params.task_id)?.doneBy;
    },
    act: ({ params, body: { memberId, date }, caller }, { task }, doneBy) => ({
      ...{ noun: "chore", verb: "reopened", title: task.title },
      memberId: caller.session?.memberId ?? memberId,
      subject: `${subjectOf(params.task_id)} on ${date ?? today()}`,
      inverse: undoneBy("POST /api/board/routine/{task_id}/close", {
        params,
        body: { memberId: doneBy ?? memberId, date: date ?? today() },
      }),
    }),
  }),
  describeWrite({
    operation: "POST /api/tasks/{id}/close",
    act: ({ params, body }, { task }) => ({
      ...{ noun: "todo", verb: "done", title: task.title, memberId: body.memberId },
      subject: subjectOf(params.id),
      inverse: undoneBy("POST /api/tasks/{id}/reopen", { params, body }),
    }),
  }),
  describeWrite({
    operation: "POST /api/tasks/{id}/reopen",
    look: async ({ params }) => (await known(tasks, params.id))?.doneBy,
    act: ({ params, body, caller }, { task }, doneBy) => ({
      ...{ noun: "todo", verb: "reopened", title: task.title },
      memberId: caller.session?.memberId ?? body.memberId,
      subject: subjectOf(params.id),
      inverse: undoneBy("POST /api/tasks/{id}/close", {
        params,
        body: { memberId: doneBy ?? body.memberId },
      }),
    }),
  }),
];

/** How chores and to-dos that are written, changed and deleted are told. */
const describeWritten = ({ tasks }: ActLookups) => [
  describeWrite({
    operation: "POST /api/tasks",
    act: (_, task) => ({
      ...{ noun: nounOf(task), verb: "added", title: task.title, subject: subjectOf(task.id) },
      inverse: undoneBy("DELETE /api/tasks/{id}", { params: { id: task.id } }),
    }),
  }),
  describeWrite({
    operation: "PATCH /api/tasks/{id}",
    look: ({ params }) => known(tasks, params.id),
    act: ({ params }, task, before) => ({
      ...{ noun: nounOf(task), verb: "changed", title: task.title, subject: subjectOf(task.id) },
      inverse:
        before === undefined
          ? undefined
          : undoneBy("PATCH /api/tasks/{id}", { params, body: asBefore(before) }),
    }),
  }),
  describeWrite({
    operation: "DELETE /api/tasks/{id}",
    look: ({ params }) => known(tasks, params.id),
    act: ({ params }, _, before) =>
      before === undefined
        ? null
        : {
            ...{ noun: nounOf(before), verb: "deleted", title: before.title },
            subject: subjectOf(params.id),
            inverse: undoneBy("POST /api/tasks", { body: asWritten(before) }),
          },
  }),
];

/** How acts on chores and to-dos are told. */
export const describeTasks = (lookups: ActLookups) => [
  ...describeTicks(lookups),
  ...describeWritten(lookups),
];
