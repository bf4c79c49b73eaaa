import type { GroceryItem } from "#contract/grocery.ts";
import { useSavedDraft } from "#client/mutations/drafts/use-saved-draft.ts";
import { useTypedItem } from "#client/features/grocery/suggestions.ts";
import { wallMealMessages } from "#client/features/meals/wall-messages/messages.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { useGuarded } from "../../rights/use-guarded.ts";
import { AddForm } from "../../ui/AddForm.tsx";
import { Offers } from "../../ui/Offers.tsx";
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
  return (
    <Stack gap={3} className={styles.addItem}>
      <AddForm
        label={s("item")}
        add={s("putOnList")}
        kind="primary"
        text={typed}
        onText={setTyped}
        isReady={wanted.name !== ""}
        onAdd={() => put(wanted)}
      />
      <Offers
        label={s("often")}
        offers={offers.map((name) => ({ id: name, name }))}
        neutral="basket"
        onTake={({ name }) => put({ ...wanted, name })}
      />
    </Stack>
  );
};
