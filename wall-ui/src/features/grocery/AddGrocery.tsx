import type { GroceryItem } from "#contract/grocery.ts";
import { useSavedDraft } from "#client/mutations/drafts/use-saved-draft.ts";
import type { TypedItem } from "#client/features/grocery/parse-typed-item.ts";
import { useTypedItem } from "#client/features/grocery/suggestions.ts";
import { wallMealMessages } from "#client/features/meals/wall-messages/messages.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { useGuarded } from "../../rights/use-guarded.ts";
import { AddForm } from "../../ui/AddForm.tsx";
import { Offers } from "../../ui/Offers.tsx";
import * as styles from "./grocery.module.css";

const offeredAtMost = 8;

/** Writes something on the list, or takes what the family buys anyway. */
export const AddGrocery = ({
  items,
  onAdd,
}: {
  items: readonly GroceryItem[];
  onAdd: (things: readonly TypedItem[]) => void;
}) => {
  const s = useMessages(wallMealMessages);
  const { draft: typed, setDraft: setTyped } = useSavedDraft("grocery", "");
  const { wanted, wantedAs, offers: known } = useTypedItem(typed, items, offeredAtMost);
  // A family that has bought nothing yet is offered what most buy.
  const isFirst = typed === "" && items.length === 0 && known.length === 0;
  const offers = isFirst ? s("starters").split(", ") : known.map(({ name }) => name);
  const guarded = useGuarded("tick");
  // What is typed stays until this wall may write it down.
  const put = (name: string) =>
    guarded(() => {
      onAdd(wantedAs(name));
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
        onAdd={() => put(wanted.name)}
      />
      <Offers
        label={s("often")}
        offers={offers.map((name) => ({ id: name, name }))}
        neutral="basket"
        onTake={({ name }) => put(name)}
      />
    </Stack>
  );
};
