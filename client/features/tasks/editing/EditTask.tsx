import { useState } from "react";
import type { Task } from "#contract/tasks.ts";
import { taskMessages } from "../messages/messages.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { showToast } from "#client/ui/overlays/toast-store.ts";
import { ChoreEditor } from "./ChoreEditor.tsx";
import { newTasksOf, type TaskDraft, taskDraftOf, taskPatchOf } from "./task-draft.ts";
import { useAddTasks } from "../use-add-tasks.ts";
import { useTodos } from "../queries.ts";
import { Notice } from "#client/ui/text/Notice.tsx";
import { InlineConfirm } from "#client/ui/overlays/InlineConfirm.tsx";
import { useCapabilities } from "../../meta/queries.ts";
import { useMutationQueue } from "#client/mutations/use-mutation-queue.ts";
import { useMutate } from "#client/mutations/use-mutate.ts";
import { changeTask, removeTask } from "../mutations.ts";

/** Whether somebody deleted a to-do while it is open here; of a routine only the server can say. */
const useIsGone = ({ id, list }: Task): boolean => {
  const { data } = useTodos();
  const { currentId } = useMutationQueue();
  const [wasThere, setThere] = useState(false);
  const isThere = list === "todo" && data?.items.some((item) => item.id === currentId(id)) === true;
  if (isThere && !wasThere) setThere(true);
  return wasThere && data !== undefined && !isThere;
};

/** Changes a task, or deletes it after asking; what somebody else deletes meanwhile can be put back as it stands here. */
export const EditTask = ({ task, onDone }: { task: Task; onDone: () => void }) => {
  const s = useMessages(taskMessages);
  const can = useCapabilities("tasks");
  const change = useMutate(changeTask);
  const remove = useMutate(removeTask);
  const add = useAddTasks();
  const [isAsked, setAsked] = useState(false);
  // Another screen's change must not move what is being written here.
  const [before] = useState(() => taskDraftOf(task));
  const params = { id: task.id };
  const done = (words: string) => {
    showToast({ kind: "done", words });
    onDone();
  };
  const isGone = useIsGone(task) || change.error?.status === 404;
  if (isAsked)
    return (
      <InlineConfirm
        words={`${s("deleteAsk", { title: task.title })} ${task.list === "routine" ? s("deleteHint") : ""}`.trim()}
        yes={s("delete")}
        onNo={() => setAsked(false)}
        onYes={() => {
          setAsked(false);
          remove.mutate({ params }, { onSuccess: () => done(s("deleted", { title: task.title })) });
        }}
      />
    );
  const putBack = (draft: TaskDraft) =>
    add.mutate(newTasksOf(draft), { onSuccess: () => done(s("added", { title: draft.title })) });
  const keep = (draft: TaskDraft) =>
    change.mutate(
      { params, body: taskPatchOf(before, draft) },
      { onSuccess: ({ title }) => done(s("changed", { title })) },
    );
  return (
    <>
      {isGone ? (
        <Notice kind="problem" role="alert">
          {s("gone", { title: task.title })}
        </Notice>
      ) : null}
      <ChoreEditor
        start={before}
        place={`${task.list} ${task.id}`}
        isNew={isGone}
        busy={change.isPending || remove.isPending || add.isPending}
        error={isGone ? add.error : (change.error ?? remove.error)}
        onKeep={isGone ? putBack : keep}
        onDelete={can("delete") && !isGone ? () => setAsked(true) : undefined}
      />
    </>
  );
};
