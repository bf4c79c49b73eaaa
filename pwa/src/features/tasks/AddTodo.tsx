import { useState } from "react";
import { readTodoWords, type TodoWords } from "#client/features/tasks/todo-words/todo-words.ts";
import { useAddTasks } from "#client/features/tasks/use-add-tasks.ts";
import { taskMessages } from "#client/features/tasks/messages/messages.ts";
import { useToday } from "#client/context/clock.ts";
import { useFamily } from "#client/context/family.ts";
import { errorText } from "#client/i18n/error-text.ts";
import { daysBetween } from "#client/i18n/time.ts";
import { useDescribeRepetition } from "#client/recurrence/describe-repetition.ts";
import { taskRepetitionOf } from "#client/features/tasks/editing/repetition.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { showToast } from "#client/ui/overlays/toast-store.ts";
import { Text } from "#client/ui/text/Text.tsx";
import { LineField } from "../../ui/LineField.tsx";
import * as styles from "./todo-list.module.css";

/** Says a day as near as it is. */
const useDueText = () => {
  const { t, relativeDay, dateLong } = useI18n();
  const today = useToday();
  return (due: string): string => {
    const away = daysBetween(today, due);
    return t("chores.due", { day: away < 2 ? relativeDay(away) : dateLong(due) });
  };
};

/** Says what of a line was understood beside its words: whose it is, by when and how often; nothing where that is all. */
const useTodoText = () => {
  const { dateLong, list } = useI18n();
  const family = useFamily();
  const dueText = useDueText();
  const describe = useDescribeRepetition(dateLong);
  return ({ title, due, recurrence, memberIds = [] }: TodoWords): string => {
    const whose = family.filter(({ id }) => memberIds.includes(id)).map(({ name }) => name);
    const often =
      recurrence === undefined || due === undefined
        ? undefined
        : describe(taskRepetitionOf({ recurrence }), "chore", due);
    const understood = [
      ...(whose.length === 0 ? [] : [list(whose)]),
      ...(often === undefined ? [] : [often]),
      ...(due === undefined ? [] : [dueText(due)]),
    ];
    return understood.length === 0 ? "" : [title, ...understood].join(" · ");
  };
};

/** Where to-dos are written, one after the other, each in a line; what of it is understood is said before it is added. */
export const AddTodo = () => {
  const s = useMessages(taskMessages);
  const { t } = useI18n();
  const today = useToday();
  const family = useFamily();
  const says = useTodoText();
  const add = useAddTasks();
  const [typed, setTyped] = useState("");
  const said = readTodoWords(typed, today, family);
  const { title, due, recurrence, memberIds = [] } = said;
  const submit = () => {
    setTyped("");
    const common = { list: "todo", daypart: null, stars: 0 } as const;
    const when = {
      ...(due === undefined ? {} : { due }),
      ...(recurrence === undefined ? {} : { recurrence }),
    };
    add.mutate([{ title, ...common, memberIds: [...memberIds], ...when }], {
      onError: (error) => {
        // The next one may be half-written by now.
        setTyped((next) => (next === "" ? typed : next));
        showToast({ kind: "problem", words: errorText(t, error) });
      },
    });
  };
  return (
    <LineField
      label={s("add.todo")}
      addLabel={s("addTodo")}
      hint={s("todoHint")}
      value={typed}
      onValue={setTyped}
      onAdd={submit}
      canAdd={title !== ""}
      className={styles.addTodo}
    >
      <Text as="p" size="small" tone="soft" role="status">
        {says(said)}
      </Text>
    </LineField>
  );
};
