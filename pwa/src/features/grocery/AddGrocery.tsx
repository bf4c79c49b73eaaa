import { type ReactNode, useState } from "react";
import type { GroceryItem } from "#contract/grocery.ts";
import type { TypedItem } from "#client/features/grocery/parse-typed-item.ts";
import { useTypedItem } from "#client/features/grocery/suggestions.ts";
import { groceryMessages } from "#client/features/grocery/messages/messages.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { Icon } from "#client/ui/icons/Icon.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { Row } from "#client/ui/layout/Row.tsx";
import { LineField } from "../../ui/LineField.tsx";
import * as styles from "./grocery.module.css";

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

/** Where things are typed, one after the other, with what the family has bought before; `tool` is another way to add. */
export const AddGrocery = ({
  items,
  onAdd,
  tool,
}: {
  items: readonly GroceryItem[];
  onAdd: (things: readonly TypedItem[]) => void;
  tool: ReactNode;
}) => {
  const s = useMessages(groceryMessages);
  const [typed, setTyped] = useState("");
  const [said, setSaid] = useState("");
  const { wanted, wantedAs, onList, offers } = useTypedItem(typed, items, mostChips);
  const { name } = wanted;
  const isLong = onList.size > fewThings;
  // A short list has them as tiles below.
  const chips = typed === "" && !isLong ? [] : offers;

  const add = (what: string) => {
    const things = wantedAs(what);
    onAdd(things);
    // Several are said in a toast.
    setSaid(things.length > 1 ? "" : s("added", { name: what }));
    setTyped("");
  };
  return (
    <LineField
      label={s("add")}
      addLabel={s("add")}
      hint={s("addHint")}
      value={typed}
      onValue={setTyped}
      onAdd={() => add(name)}
      canAdd={name !== ""}
      tool={tool}
      className={styles.groceryAdd}
      data-many={isLong}
    >
      {chips.length === 0 ? null : <Suggestions chips={chips} onAdd={add} />}
      <Text as="p" srOnly role="status">
        {said}
      </Text>
    </LineField>
  );
};
