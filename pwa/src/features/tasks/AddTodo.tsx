import { type SubmitEvent, useRef, useState } from "react";
import { readTodoWords } from "#client/features/tasks/todo-words.ts";
import { useAddTasks } from "#client/features/tasks/use-add-tasks.ts";
import { taskMessages } from "#client/features/tasks/messages/messages.ts";
import { useToday } from "#client/context/clock.ts";
import { errorText } from "#client/i18n/error-text.ts";
import { daysBetween } from "#client/i18n/time.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { IconButton } from "#client/ui/buttons/IconButton.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { showToast } from "#client/ui/overlays/toast-store.ts";
import { Text } from "#client/ui/text/Text.tsx";
import * as styles from "./todo-list.module.css";
import * as inputStyles from "#client/ui/form/input.module.css";

/** Says a day as near as it is. */
const useDueText = () => {
  const { t, relativeDay, dateLong } = useI18n();
  const today = useToday();
  return (due: string): string => {
    const away = daysBetween(today, due);
    return t("chores.due", { day: away < 2 ? relativeDay(away) : dateLong(due) });
  };
};

/** Where to-dos are written, one after the other, each in a line; what of it is understood as a day is said before it is added. */
export const AddTodo = () => {
  const s = useMessages(taskMessages);
  const { t } = useI18n();
  const today = useToday();
  const dueText = useDueText();
  const add = useAddTasks();
  const [typed, setTyped] = useState("");
  const field = useRef<HTMLInputElement>(null);
  const { title, due } = readTodoWords(typed, today);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    field.current?.focus();
    if (title === "") return;
    setTyped("");
    const common = { list: "todo", daypart: null, stars: 0 } as const;
    add.mutate([{ title, ...common, memberIds: [], ...(due === undefined ? {} : { due }) }], {
      onError: (error) => {
        // The next one may be half-written by now.
        setTyped((next) => (next === "" ? typed : next));
        showToast({ kind: "problem", words: errorText(t, error) });
      },
    });
  };
  return (
    <Stack as="form" gap={1} className={styles.addTodo} onSubmit={submit}>
      <div className={styles.addTodoField}>
        <input
          ref={field}
          className={inputStyles.input}
          data-part="input"
          dir="auto"
          maxLength={200}
          aria-label={s("add.todo")}
          placeholder={s("todoHint")}
          autoComplete="off"
          enterKeyHint="send"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <IconButton icon="plus" type="submit" label={s("addTodo")} disabled={title === ""} />
      </div>
      <Text as="p" size="small" tone="soft" role="status">
        {due === undefined ? "" : `${title} · ${dueText(due)}`}
      </Text>
    </Stack>
  );
};
