import { taskMessages } from "../messages/messages.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { showToast } from "#client/ui/overlays/toast-store.ts";
import { ChoreEditor } from "./ChoreEditor.tsx";
import { type TaskDraft, newTasksOf, withoutUnaskedDay } from "./task-draft.ts";
import { useAddTasks } from "../use-add-tasks.ts";

/** Adds what the editor says: one task, or one for each who has their own. */
export const AddTask = ({ start, onDone }: { start: TaskDraft; onDone: () => void }) => {
  const s = useMessages(taskMessages);
  const add = useAddTasks();
  return (
    <ChoreEditor
      start={start}
      place={start.list}
      isNew
      busy={add.isPending}
      error={add.error}
      onKeep={(draft) =>
        add.mutate(newTasksOf(withoutUnaskedDay(draft)), {
          onSuccess: ([first]) => {
            if (first !== undefined)
              showToast({ kind: "done", words: s("added", { title: first.title }) });
            onDone();
          },
        })
      }
      onDelete={undefined}
    />
  );
};
