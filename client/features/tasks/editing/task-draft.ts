import type { NewTask, TaskPatch } from "#contract/tasks-authoring.ts";
import type { Daypart, Rotation, Task } from "#contract/tasks.ts";
import { type Repetition, withoutEnding } from "#client/recurrence/repetition.ts";
import { taskRepetitionOf, repetitionFieldsOf } from "./repetition.ts";

/** How several members share a chore: whoever does it first, each one their own, or in turns. */
export type Sharing = "together" | "each" | "turns";

/** A chore or to-do as it stands in the editor. */
export interface TaskDraft {
  readonly list: Task["list"];
  readonly title: string;
  /** A picture that somebody chose; without one the title suggests it. */
  readonly icon: string | undefined;
  /** Nobody: for anyone. */
  readonly memberIds: readonly string[];
  readonly sharing: Sharing;
  readonly order: Rotation["order"];
  readonly daypart: Daypart | null;
  readonly stars: number;
  readonly repetition: Repetition;
  readonly due: string | undefined;
  readonly needsApproval: boolean;
}

/** Changes some of a draft. */
export type TaskDraftChange = (part: Partial<TaskDraft>) => void;

/** An empty chore of every day, or an empty to-do. */
export const emptyTaskDraft = (
  list: Task["list"],
  memberIds: readonly string[] = [],
): TaskDraft => ({
  list,
  title: "",
  icon: undefined,
  memberIds,
  sharing: "together",
  order: "roundRobin",
  daypart: null,
  stars: 1,
  repetition:
    list === "routine" ? { kind: "daily", every: 1, ending: withoutEnding } : { kind: "none" },
  due: undefined,
  needsApproval: false,
});

/** A task as it can be edited. */
export const taskDraftOf = (task: Task): TaskDraft => ({
  list: task.list,
  title: task.title,
  icon: task.icon,
  memberIds: task.rotation?.memberIds ?? task.memberIds,
  sharing: task.rotation === undefined ? "together" : "turns",
  order: task.rotation?.order ?? "roundRobin",
  daypart: task.daypart,
  stars: task.stars,
  repetition: taskRepetitionOf(task),
  due: task.due,
  needsApproval: task.needsApproval === true,
});

/** How it is shared among those who are chosen; one alone shares with nobody. */
export const sharingOf = ({ list, memberIds, sharing }: TaskDraft): Sharing =>
  list === "todo" || memberIds.length < 2 ? "together" : sharing;

/** What keeps a draft from being saved: no title, no weekday. */
export const missingFieldOf = ({ title, repetition }: TaskDraft): "title" | "days" | undefined => {
  if (title.trim() === "") return "title";
  return repetition.kind === "weekly" && repetition.days.length === 0 ? "days" : undefined;
};

const whose = (draft: TaskDraft, memberIds: readonly string[]) =>
  sharingOf(draft) === "turns"
    ? { memberIds: [], rotation: { order: draft.order, memberIds: [...memberIds] } }
    : { memberIds: [...memberIds] };

/** The tasks that a draft makes: one, or one for each where each has their own. */
export const newTasksOf = (draft: TaskDraft): NewTask[] => {
  const isRoutine = draft.list === "routine";
  const groups =
    sharingOf(draft) === "each" ? draft.memberIds.map((id) => [id]) : [draft.memberIds];
  return groups.map((memberIds) => ({
    list: draft.list,
    title: draft.title.trim(),
    ...whose(draft, memberIds),
    ...(draft.icon === undefined ? {} : { icon: draft.icon }),
    daypart: isRoutine ? draft.daypart : null,
    stars: isRoutine ? draft.stars : 0,
    ...repetitionFieldsOf(draft.repetition),
    ...(draft.due === undefined ? {} : { due: draft.due }),
    ...(isRoutine && draft.needsApproval ? { needsApproval: true } : {}),
  }));
};

/** A new chore without the day of "once", where it comes again after all: that day isn't asked for any more. */
export const withoutUnaskedDay = (draft: TaskDraft): TaskDraft =>
  draft.list === "routine" && draft.repetition.kind !== "none"
    ? { ...draft, due: undefined }
    : draft;

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** What an edit changed, and nothing else: what this editor can't show stays as it is. */
export const taskPatchOf = (before: TaskDraft, draft: TaskDraft): TaskPatch => {
  const [was, is] = [repetitionFieldsOf(before.repetition), repetitionFieldsOf(draft.repetition)];
  const isRepeated = isSame(was, is);
  const [wasWhose, isWhose] = [whose(before, before.memberIds), whose(draft, draft.memberIds)];
  return {
    ...(draft.title.trim() === before.title ? {} : { title: draft.title.trim() }),
    ...(draft.icon === before.icon ? {} : { icon: draft.icon ?? null }),
    ...(isSame(wasWhose, isWhose)
      ? {}
      : {
          memberIds: isWhose.memberIds,
          ...(draft.list === "routine" ? { rotation: isWhose.rotation ?? null } : {}),
        }),
    ...(draft.daypart === before.daypart ? {} : { daypart: draft.daypart }),
    ...(draft.stars === before.stars ? {} : { stars: draft.stars }),
    ...(isRepeated
      ? {}
      : { recurrence: is.recurrence ?? null, repeatAfterDays: is.repeatAfterDays ?? null }),
    // A repetition counts from its due day: another one begins with what is due now.
    ...(draft.due === before.due && isRepeated ? {} : { due: draft.due ?? null }),
    ...(draft.needsApproval === before.needsApproval ? {} : { needsApproval: draft.needsApproval }),
  };
};
