import type { FormEvent } from "react";
import type { GroceryItem } from "#contract/grocery.ts";
import { useSavedDraft } from "#client/mutations/drafts/use-saved-draft.ts";
import { useTypedItem } from "#client/features/grocery/suggestions.ts";
import { wallMealMessages } from "#client/features/meals/wall-messages/messages.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { TextField } from "#client/ui/form/TextField.tsx";
import { Picture } from "#client/ui/pictures/Picture.tsx";
import { IconButton } from "#client/ui/buttons/IconButton.tsx";
import { Button } from "#client/ui/buttons/Button.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { Row } from "#client/ui/layout/Row.tsx";
import { useGuarded } from "../../rights/use-guarded.ts";
import * as styles from "./grocery.module.css";

const offeredAtMost = 8;

interface Wanted {
  readonly name: string;
  readonly amount?: string;
}

/** Writes something on the list, or takes what the family buys anyway. */
export const AddGrocery = ({
  items,
  onAdd,
}: {
  items: readonly GroceryItem[];
  onAdd: (wanted: Wanted) => void;
}) => {
  const s = useMessages(wallMealMessages);
  const { draft: typed, setDraft: setTyped } = useSavedDraft("grocery", "");
  const { wanted, offers: known } = useTypedItem(typed, items, offeredAtMost);
  // A family that has bought nothing yet is offered what most buy.
  const isFirst = typed === "" && items.length === 0 && known.length === 0;
  const offers = isFirst ? s("starters").split(", ") : known.map(({ name }) => name);
  const guarded = useGuarded("tick");
  // What is typed stays until this wall may write it down.
  const put = (thing: Wanted) =>
    guarded(() => {
      onAdd(thing);
      setTyped("");
    });
  const add = (event: FormEvent) => {
    event.preventDefault();
    if (wanted.name !== "") put(wanted);
  };
  return (
    <Stack as="form" gap={3} className={styles.addItem} onSubmit={add}>
      <Row gap={3} align="end" className={styles.addItemWords}>
        <TextField label={s("item")} value={typed} onValue={setTyped} maxLength={200} />
        <IconButton
          type="submit"
          icon="plus"
          data-kind="primary"
          label={s("putOnList")}
          disabled={wanted.name === ""}
        />
      </Row>
      {offers.length === 0 ? null : (
        <Row
          as="ul"
          gap={2}
          wrap
          align="stretch"
          className={styles.addItemOffers}
          aria-label={s("often")}
        >
          {offers.map((name) => (
            <li key={name}>
              <Button onClick={() => put({ ...wanted, name })}>
                <Picture words={name} neutral="basket" />
                <bdi>{name}</bdi>
              </Button>
            </li>
          ))}
        </Row>
      )}
    </Stack>
  );
};
