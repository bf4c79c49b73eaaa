import { useState } from "react";
import type { GroceryItem } from "#contract/grocery.ts";
import { GrocerySections } from "#client/features/grocery/components/GrocerySections.tsx";
import { useGrocery } from "#client/features/grocery/queries.ts";
import { useRowsBeingAdded } from "#client/features/grocery/use-rows-being-added.ts";
import { useAddTyped } from "#client/features/grocery/use-add-typed.ts";
import { useChangeGrocery } from "#client/features/grocery/use-change-grocery.ts";
import { groceryMessages } from "#client/features/grocery/messages/messages.ts";
import { wallMealMessages } from "#client/features/meals/wall-messages/messages.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { EmptyState } from "#client/ui/layout/EmptyState.tsx";
import { IconButton } from "#client/ui/buttons/IconButton.tsx";
import { SourceBadge } from "#client/ui/badges/SourceBadge.tsx";
import { Row } from "#client/ui/layout/Row.tsx";
import { useActing } from "../../context/acting.tsx";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { MealTabs } from "../../ui/MealTabs.tsx";
import { showToast } from "#client/ui/overlays/toast-store.ts";
import { useFailedToast } from "#client/ui/overlays/use-failed-toast.ts";
import { UnknownRoom, useIsUnknown } from "../../ui/UnknownRoom.tsx";
import { AddGrocery } from "./AddGrocery.tsx";
import { EditableGroceryRow } from "./EditableGroceryRow.tsx";
import { GroceryRow } from "./GroceryRow.tsx";
import * as styles from "./grocery.module.css";
import * as paperStyles from "../../ui/paper-columns.module.css";
import * as pageStyles from "../../ui/page.module.css";

const Head = ({
  shown,
  isEditing,
  onEdit,
}: {
  shown: ReturnType<typeof useGrocery>;
  isEditing: boolean;
  /** Undefined where there is nothing to change. */
  onEdit: (() => void) | undefined;
}) => {
  const { t } = useI18n();
  const shelf = useMessages(groceryMessages);
  return (
    <Row
      as="header"
      wrap
      className={pageStyles.roomHead}
      data-part="room-head"
      data-testid="room-head"
    >
      <h1>{t("meals.grocery")}</h1>
      <SourceBadge shown={shown} />
      <MealTabs here="grocery" />
      {onEdit === undefined ? null : (
        <IconButton
          icon={isEditing ? "check" : "pencil"}
          label={shelf(isEditing ? "editDone" : "editList")}
          aria-pressed={isEditing}
          onClick={onEdit}
        />
      )}
    </Row>
  );
};

/** The shared list by shelf; a tap ticks off what is in the basket. */
export const GroceryPage = () => {
  const s = useMessages(wallMealMessages);
  const shelf = useMessages(groceryMessages);
  const { memberId } = useActing();
  const shown = useGrocery();
  const change = useChangeGrocery(useFailedToast());
  const { check, clearWithUndo, edit, remove } = change;
  const [isEditing, setEditing] = useState(false);
  const isUnknown = useIsUnknown(shown);
  const items = shown.data?.items ?? [];
  const addTyped = useAddTyped(change, items, memberId);
  const beingAdded = useRowsBeingAdded(items);
  const inBasket = items.filter(({ checked }) => checked).length;
  const rowOf = (item: GroceryItem) => (
    <li key={item.id}>
      {isEditing && !item.checked && !beingAdded.has(item.id) ? (
        <EditableGroceryRow
          item={item}
          onAmount={(amount) => edit(item, { amount })}
          onRemove={() => remove(item)}
        />
      ) : (
        <GroceryRow item={item} isNew={beingAdded.has(item.id)} onToggle={() => check(item)} />
      )}
    </li>
  );
  return (
    <div className={pageStyles.room}>
      <Head
        shown={shown}
        isEditing={isEditing}
        onEdit={items.length === inBasket ? undefined : () => setEditing(!isEditing)}
      />
      {isUnknown ? <UnknownRoom shown={shown} /> : <AddGrocery items={items} onAdd={addTyped} />}
      {items.length === 0 && shown.data !== undefined ? (
        <EmptyState picture="basket" title={s("emptyList")} hint={s("emptyListHint")} />
      ) : (
        <div className={paperStyles.paperColumns}>
          <GrocerySections
            list={{ ...shown.data, items }}
            row={rowOf}
            className={`${paperStyles.paper} ${styles.aisle}`}
            listClassName={paperStyles.paperItems}
            basket={{ title: s("basket"), clear: s("clear") }}
            onClear={(ticked) => {
              const words = shelf("cleared", { count: ticked.length });
              showToast({ kind: "done", words, undo: clearWithUndo(ticked, words) });
            }}
          />
        </div>
      )}
    </div>
  );
};
