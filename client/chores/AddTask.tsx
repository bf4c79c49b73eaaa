import { choreWords } from "../text/rooms/chores/words.ts";
import { useWordsOf } from "../text/words-of.ts";
import { showToast } from "../ui/toasts.ts";
import { ChoreEditor } from "./ChoreEditor.tsx";
import { type Draft, newTasksOf } from "./draft.ts";
import { useAddTasks } from "./write-chores.ts";

/** Adds what the editor says: one task, or one for each who has their own. */
export const AddTask = ({ start, onDone }: { start: Draft; onDone: () => void }) => {
  const s = useWordsOf(choreWords);
  const add = useAddTasks();
  return (
    <ChoreEditor
      start={start}
      place={start.list}
      isNew
      busy={add.isPending}
      error={add.error}
      onKeep={(draft) =>
        add.mutate(newTasksOf(draft), {
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
