import { useState } from "react";
import type { OperationAnswer } from "#contract/api.ts";
import { errorText } from "#client/i18n/error-text.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { useMutate } from "#client/mutations/use-mutate.ts";
import { useRead } from "#client/query/query-state.ts";
import { Button } from "#client/ui/buttons/Button.tsx";
import { Choices } from "#client/ui/form/Choices.tsx";
import { SettingGroup } from "#client/ui/form/SettingGroup.tsx";
import { Switch } from "#client/ui/form/Switch.tsx";
import { Icon } from "#client/ui/icons/Icon.tsx";
import { ListRow } from "#client/ui/layout/ListRow.tsx";
import { ListRowText } from "#client/ui/layout/ListRowText.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { Sheet } from "#client/ui/overlays/Sheet.tsx";
import { Notice } from "#client/ui/text/Notice.tsx";
import { chooseTodoList } from "./account-mutations.ts";
import { accountMessages } from "./messages/messages.ts";
import { todoListRead } from "./reads.ts";

type TodoList = OperationAnswer<"GET /api/calendar/todo-list">;

const house = "house";

/** What becomes of the to-dos that are shown now, before another place is chosen. */
const Consequence = ({
  todoList: { place, inHouse },
  chosen,
  isBrought,
  onBrought,
}: {
  todoList: TodoList;
  chosen: string;
  isBrought: boolean;
  onBrought: (isBrought: boolean) => void;
}) => {
  const s = useMessages(accountMessages);
  const mayBring = chosen !== house && place === house && inHouse > 0;
  return (
    <>
      <Notice>{s(chosen === house ? "todoToHouse" : "todoToList")}</Notice>
      {mayBring ? (
        <Switch
          label={s("todoBring", { count: inHouse })}
          hint={s(isBrought ? "todoBringHint" : "todoStayHint")}
          on={isBrought}
          onChange={onBrought}
        />
      ) : null}
    </>
  );
};

/** The places to choose from, what becomes of to-dos, and the way to do it. */
const TodoPlaces = ({ todoList, onDone }: { todoList: TodoList; onDone: () => void }) => {
  const s = useMessages(accountMessages);
  const { t } = useI18n();
  const choose = useMutate(chooseTodoList);
  const { place, calendarId, choices, mayBeHouse } = todoList;
  const before = place === "house" ? house : calendarId;
  const [chosen, setChosen] = useState(before);
  const [isBrought, setBrought] = useState(true);
  const body = {
    calendarId: chosen === undefined || chosen === house ? null : chosen,
    ...(chosen !== house && place === house && isBrought ? { bring: true } : {}),
  };
  return (
    <Stack gap={4}>
      <Choices
        label={s("todoPlace")}
        value={chosen}
        choices={[
          ...(mayBeHouse ? [{ value: house, label: s("todoHouse") }] : []),
          ...choices.map(({ calendarId: value, name, host, user }) => ({
            ...{ value, label: name, detail: `${user} · ${host}` },
          })),
        ]}
        onChoose={setChosen}
      />
      {chosen === undefined || chosen === before ? null : (
        <>
          <Consequence
            todoList={todoList}
            chosen={chosen}
            isBrought={isBrought}
            onBrought={setBrought}
          />
          {choose.error === null ? null : (
            <Notice kind="problem" role="alert">
              {errorText(t, choose.error)}
            </Notice>
          )}
          <Button
            kind="primary"
            disabled={choose.isPending}
            onClick={() => choose.mutate({ body }, { onSuccess: onDone })}
          >
            {s("todoKeep")}
          </Button>
        </>
      )}
    </Stack>
  );
};

/** Where the family's to-dos are kept: in the house, or in a list of an account; nothing while there is no such list. */
export const TodoListChoice = () => {
  const s = useMessages(accountMessages);
  const { t } = useI18n();
  const { data } = useRead(todoListRead, {});
  const [isOpen, setOpen] = useState(false);
  if (data === undefined || data.place === "elsewhere") return null;
  if (data.choices.length === 0 && data.place !== "missing") return null;
  const { place, choices, calendarId, fixed } = data;
  const label =
    place === "list"
      ? (choices.find((each) => each.calendarId === calendarId)?.name ?? "")
      : s(place === "house" ? "todoHouse" : "todoMissing");
  return (
    <>
      <SettingGroup as="ul" title={s("todoPlace")}>
        <ListRow as="li" data-testid="todo-list">
          <Icon name="lists" />
          <ListRowText>
            <b dir="auto">{label}</b>
            {fixed ? <small>{s("fixed")}</small> : null}
          </ListRowText>
          {fixed ? null : (
            <Button kind="quiet" aria-label={s("todoChange")} onClick={() => setOpen(true)}>
              {s("change")}
            </Button>
          )}
        </ListRow>
      </SettingGroup>
      <Sheet
        open={isOpen}
        title={s("todoPlace")}
        closeLabel={t("action.close")}
        onClose={() => setOpen(false)}
      >
        <TodoPlaces todoList={data} onDone={() => setOpen(false)} />
      </Sheet>
    </>
  );
};
