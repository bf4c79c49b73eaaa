import { type SubmitEvent, useId, useState } from "react";
import type { GroceryItem } from "#contract/grocery.ts";
import { aisleWalkOrder, isKnownAisle } from "#client/features/grocery/aisles.ts";
import type { ItemEdit } from "#client/features/grocery/mutations.ts";
import { groceryMessages } from "#client/features/grocery/messages/messages.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { Button } from "#client/ui/buttons/Button.tsx";
import { TextField } from "#client/ui/form/TextField.tsx";
import { FeatureIcon } from "#client/ui/icons/FeatureIcon.tsx";
import { Notice } from "#client/ui/text/Notice.tsx";
import { Sheet } from "#client/ui/overlays/Sheet.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { Row } from "#client/ui/layout/Row.tsx";
import { AmountField } from "./AmountField.tsx";
import * as styles from "#client/ui/form/field.module.css";
import * as inputStyles from "#client/ui/form/input.module.css";
import * as listsStyles from "../../ui/lists.module.css";

/** What of a thing was changed. */
export type GroceryEdit = Omit<ItemEdit, "id" | "was">;

const AisleField = ({ value, onValue }: { value: string; onValue: (aisle: string) => void }) => {
  const s = useMessages(groceryMessages);
  const id = useId();
  return (
    <div className={styles.field} data-part="field">
      <label htmlFor={id}>{s("aisle")}</label>
      <select
        id={id}
        className={inputStyles.input}
        data-part="input"
        value={value}
        onChange={(event) => onValue(event.target.value)}
      >
        {isKnownAisle(value) ? null : <option value={value}>{value}</option>}
        {aisleWalkOrder.map((one) => (
          <option key={one} value={one}>
            {s(`aisle.${one}`)}
          </option>
        ))}
      </select>
    </div>
  );
};

const Fields = ({
  item,
  isGone,
  onSave,
  onDelete,
}: {
  item: GroceryItem;
  isGone: boolean;
  onSave: (edit: GroceryEdit) => void;
  onDelete: () => void;
}) => {
  const s = useMessages(groceryMessages);
  const [name, setName] = useState(item.name);
  const [amount, setAmount] = useState(item.amount ?? "");
  const [aisle, setAisle] = useState(item.aisle ?? "other");
  const save = (event: SubmitEvent) => {
    event.preventDefault();
    if (name.trim() === "") return;
    // Somebody else may be changing the rest of it.
    onSave({
      ...(name.trim() === item.name ? {} : { name: name.trim() }),
      ...(amount.trim() === (item.amount ?? "") ? {} : { amount: amount.trim() || null }),
      ...(aisle === (item.aisle ?? "other") ? {} : { aisle }),
    });
  };
  return (
    <Stack as="form" gap={4} onSubmit={save}>
      {isGone ? (
        <Notice kind="problem" role="alert">
          {s("gone", { name: item.name })}
        </Notice>
      ) : null}
      <TextField label={s("name")} value={name} onValue={setName} maxLength={200} required />
      <AmountField value={amount} onValue={setAmount} />
      <AisleField value={aisle} onValue={setAisle} />
      <Row gap={3} wrap align="stretch" justify="end" className={listsStyles.sheetWays}>
        {isGone ? null : (
          <Button onClick={onDelete}>
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

/** Changes one thing on the list, or takes it off. */
export const EditGrocery = ({
  item,
  isGone,
  onSave,
  onDelete,
  onClose,
}: {
  item: GroceryItem | undefined;
  /** Somebody deleted it while it was open here. */
  isGone: boolean;
  onSave: (item: GroceryItem, edit: GroceryEdit) => void;
  onDelete: (item: GroceryItem) => void;
  onClose: () => void;
}) => {
  const { t } = useI18n();
  return (
    <Sheet
      open={item !== undefined}
      title={item?.name ?? ""}
      closeLabel={t("action.close")}
      onClose={onClose}
    >
      {item === undefined ? null : (
        <Fields
          item={item}
          isGone={isGone}
          onSave={(edit) => onSave(item, edit)}
          onDelete={() => onDelete(item)}
        />
      )}
    </Sheet>
  );
};
