import { type SubmitEvent, useRef, useState } from "react";
import type { GroceryItem } from "#contract/grocery.ts";
import { useTypedItem } from "#client/features/grocery/suggestions.ts";
import { groceryMessages } from "#client/features/grocery/messages/messages.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { IconButton } from "#client/ui/buttons/IconButton.tsx";
import { Icon } from "#client/ui/icons/Icon.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { Row } from "#client/ui/layout/Row.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import * as styles from "./grocery.module.css";
import * as inputStyles from "#client/ui/form/input.module.css";

const mostChips = 12;
/** A list this short leaves room for what else the family buys. */
const fewThings = 5;

const Suggestions = ({
  chips,
  onAdd,
}: {
  chips: readonly { readonly name: string }[];
  onAdd: (name: string) => void;
}) => {
  const s = useMessages(groceryMessages);
  return (
    <Row as="ul" gap={2} align="stretch" className={styles.groceryChips} aria-label={s("before")}>
      {chips.map((chip) => (
        <li key={chip.name}>
          <button
            type="button"
            // Else the keyboard goes down before the tap arrives.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onAdd(chip.name)}
          >
            <Icon name="plus" />
            <span dir="auto">{chip.name}</span>
          </button>
        </li>
      ))}
    </Row>
  );
};

/** Where things are typed, one after the other, with what the family has bought before. */
export const AddGrocery = ({
  items,
  onAdd,
}: {
  items: readonly GroceryItem[];
  onAdd: (name: string, amount: string | undefined) => void;
}) => {
  const s = useMessages(groceryMessages);
  const [typed, setTyped] = useState("");
  const [said, setSaid] = useState("");
  const field = useRef<HTMLInputElement>(null);
  const { wanted, onList, offers } = useTypedItem(typed, items, mostChips);
  const { name, amount } = wanted;

  const add = (what: string) => {
    if (what === "") return;
    onAdd(what, amount);
    setSaid(s("added", { name: what }));
    setTyped("");
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    add(name);
    field.current?.focus();
  };
  return (
    <Stack
      as="form"
      gap={2}
      className={styles.groceryAdd}
      data-many={onList.size > fewThings}
      onSubmit={submit}
    >
      <div className={styles.groceryField}>
        <input
          ref={field}
          className={inputStyles.input}
          data-part="input"
          dir="auto"
          maxLength={200}
          aria-label={s("add")}
          placeholder={s("addHint")}
          autoComplete="off"
          enterKeyHint="send"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <IconButton icon="plus" label={s("add")} disabled={name === ""} onClick={() => add(name)} />
      </div>
      {offers.length === 0 ? null : <Suggestions chips={offers} onAdd={add} />}
      <Text as="p" srOnly role="status">
        {said}
      </Text>
    </Stack>
  );
};
