import { type SubmitEvent, useState } from "react";
import type { NamedList } from "#contract/lists.ts";
import { listMessages } from "#client/features/lists/messages/messages.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { Button } from "#client/ui/buttons/Button.tsx";
import { Switch } from "#client/ui/form/Switch.tsx";
import { TextField } from "#client/ui/form/TextField.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { Sheet } from "#client/ui/overlays/Sheet.tsx";
import type { useListActions } from "./use-list-actions.ts";

/** What can be done with a list as a whole: rename, keep as a template, begin again, clear, delete. */
export const ManageList = ({
  list,
  act,
  onClose,
  onDeleted,
}: {
  list: NamedList;
  act: ReturnType<typeof useListActions>;
  onClose: () => void;
  onDeleted: () => void;
}) => {
  const { t } = useI18n();
  const s = useMessages(listMessages);
  const [name, setName] = useState(list.name);
  const hasTicks = list.items.some(({ checked }) => checked);
  const closing = (change: () => void) => () => {
    change();
    onClose();
  };
  const save = (event: SubmitEvent) => {
    event.preventDefault();
    const title = name.trim();
    if (title !== "" && title !== list.name) act.change(list, { name: title });
    onClose();
  };
  return (
    <Sheet open title={s("manage")} closeLabel={t("action.close")} onClose={onClose}>
      <Stack as="form" gap={4} onSubmit={save}>
        <TextField label={s("name")} value={name} onValue={setName} maxLength={200} required />
        <Switch
          label={s("keep")}
          hint={s("keepHint")}
          on={list.template}
          onChange={(template) => act.change(list, { template })}
        />
        {hasTicks ? (
          <>
            <Button onClick={closing(() => act.restart(list))}>{s("restart")}</Button>
            <Button onClick={closing(() => act.clear(list))}>{s("clear")}</Button>
          </>
        ) : null}
        <Button
          onClick={closing(() => {
            act.remove(list);
            onDeleted();
          })}
        >
          {s("deleteList")}
        </Button>
        <Button type="submit" kind="primary">
          {s("save")}
        </Button>
      </Stack>
    </Sheet>
  );
};
