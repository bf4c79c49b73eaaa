import { useState } from "react";
import type { Task } from "#contract/tasks.ts";
import { taskMessages } from "../messages/messages.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { showToast } from "#client/ui/overlays/toast-store.ts";
import { ChoreEditor } from "./ChoreEditor.tsx";
import { taskDraftOf, taskPatchOf } from "./task-draft.ts";
import { InlineConfirm } from "#client/ui/overlays/InlineConfirm.tsx";
import { useCapabilities } from "../../meta/queries.ts";
import { useMutate } from "#client/mutations/use-mutate.ts";
import { changeTask, removeTask } from "../mutations.ts";

/** Changes a task, or deletes it after asking. */
export const EditTask = ({ task, onDone }: { task: Task; onDone: () => void }) => {
  const s = useMessages(taskMessages);
  const can = useCapabilities("tasks");
  const change = useMutate(changeTask);
  const remove = useMutate(removeTask);
  const [isAsked, setAsked] = useState(false);
  // Another screen's change must not move what is being written here.
  const [before] = useState(() => taskDraftOf(task));
  const params = { id: task.id };
  const done = (words: string) => {
    showToast({ kind: "done", words });
    onDone();
  };
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
  return (
    <ChoreEditor
      start={before}
      place={`${task.list} ${task.id}`}
      isNew={false}
      busy={change.isPending || remove.isPending}
      error={change.error ?? remove.error}
      onKeep={(draft) =>
        change.mutate(
          { params, body: taskPatchOf(before, draft) },
          { onSuccess: ({ title }) => done(s("changed", { title })) },
        )
      }
      onDelete={can("delete") ? () => setAsked(true) : undefined}
    />
  );
};
