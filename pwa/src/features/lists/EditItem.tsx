import { type SubmitEvent, useState } from "react";
import type { ListItem } from "#contract/lists.ts";
import { listMessages } from "#client/features/lists/messages/messages.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { Button } from "#client/ui/buttons/Button.tsx";
import { TextField } from "#client/ui/form/TextField.tsx";
import { FeatureIcon } from "#client/ui/icons/FeatureIcon.tsx";
import { Row } from "#client/ui/layout/Row.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { Sheet } from "#client/ui/overlays/Sheet.tsx";
import { Notice } from "#client/ui/text/Notice.tsx";
import * as listsStyles from "../../ui/lists.module.css";

interface EditItemProps {
  /** Somebody deleted it while it was open here. */
  readonly isGone: boolean;
  readonly onSave: (item: ListItem, text: string, isGone: boolean) => void;
  readonly onDelete: (item: ListItem) => void;
}

const Fields = ({ item, isGone, onSave, onDelete }: EditItemProps & { item: ListItem }) => {
  const s = useMessages(listMessages);
  const [text, setText] = useState(item.text);
  const save = (event: SubmitEvent) => {
    event.preventDefault();
    if (text.trim() !== "") onSave(item, text.trim(), isGone);
  };
  return (
    <Stack as="form" gap={4} onSubmit={save}>
      {isGone ? (
        <Notice kind="problem" role="alert">
          {s("gone", { name: item.text })}
        </Notice>
      ) : null}
      <TextField label={s("what")} value={text} onValue={setText} maxLength={200} required />
      <Row gap={3} wrap align="stretch" justify="end" className={listsStyles.sheetWays}>
        {isGone ? null : (
          <Button onClick={() => onDelete(item)}>
            <FeatureIcon name="trash" />
            {s("delete")}
          </Button>
        )}
        <Button type="submit" kind="primary">
          {s(isGone ? "putBack" : "save")}
        </Button>
      </Row>
    </Stack>
  );
};

/** Changes one thing on a list, or takes it off. */
export const EditItem = ({
  item,
  onClose,
  ...rest
}: EditItemProps & { item: ListItem | undefined; onClose: () => void }) => {
  const { t } = useI18n();
  return (
    <Sheet
      open={item !== undefined}
      title={item?.text ?? ""}
      closeLabel={t("action.close")}
      onClose={onClose}
    >
      {item === undefined ? null : <Fields key={item.id} item={item} {...rest} />}
    </Sheet>
  );
};
