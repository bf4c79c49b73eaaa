import { useState } from "react";
import type { GroceryItem } from "#contract/grocery.ts";
import { groupByAisle } from "#client/features/grocery/by-aisle.ts";
import { useAisleName } from "#client/features/grocery/use-aisle-name.ts";
import { useGrocery, useUnsentGroceryIds } from "#client/features/grocery/queries.ts";
import { useChangeGrocery } from "#client/features/grocery/use-change-grocery.ts";
import { groceryMessages } from "#client/features/grocery/messages/messages.ts";
import { wallMealMessages } from "#client/features/meals/wall-messages/messages.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { Button } from "#client/ui/buttons/Button.tsx";
import { EmptyState } from "#client/ui/layout/EmptyState.tsx";
import { SourceBadge } from "#client/ui/badges/SourceBadge.tsx";
import { ConfirmDialog } from "#client/ui/overlays/ConfirmDialog.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { Row } from "#client/ui/layout/Row.tsx";
import { useActing } from "../../context/acting.tsx";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { MealTabs } from "../../ui/MealTabs.tsx";
import { useFailedToast } from "../../ui/use-failed-toast.ts";
import { AddGrocery } from "./AddGrocery.tsx";
import { GroceryRow } from "./GroceryRow.tsx";
import * as styles from "./grocery.module.css";
import * as pageStyles from "../../ui/page.module.css";

const GroceryRows = ({
  items,
  unsent,
  check,
}: {
  items: readonly GroceryItem[];
  /** Ids of the items that wait to be sent. */
  unsent: ReadonlySet<string>;
  check: (item: GroceryItem) => void;
}) => (
  <Stack as="ul" gap={2} className={styles.aisleItems}>
    {items.map((item) => (
      <li key={item.id}>
        <GroceryRow
          item={item}
          isNew={unsent.has(item.id) && !item.checked}
          onToggle={() => check(item)}
        />
      </li>
    ))}
  </Stack>
);

/** The shared list by shelf; a tap ticks off what is in the basket. */
export const GroceryPage = () => {
  const { t } = useI18n();
  const s = useMessages(wallMealMessages);
  const shelf = useMessages(groceryMessages);
  const { memberId } = useActing();
  const shown = useGrocery();
  const { add, check, clear } = useChangeGrocery(useFailedToast());
  const [isAsking, setAsking] = useState(false);
  const items = shown.data?.items ?? [];
  const unsent = useUnsentGroceryIds(items);
  const basket = items.filter(({ checked }) => checked);
  const aisleName = useAisleName();
  return (
    <div className={pageStyles.room}>
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
      </Row>
      <AddGrocery items={items} onAdd={({ name, amount }) => add(name, amount, memberId)} />
      {items.length === 0 && shown.data !== undefined ? (
        <EmptyState picture="basket" title={s("emptyList")} hint={s("emptyListHint")} />
      ) : (
        <div className={styles.aisles}>
          {groupByAisle(items).map((group) => (
            <Stack as="section" key={group.aisle} gap={3} className={styles.aisle}>
              <h2 dir="auto">{aisleName(group.aisle)}</h2>
              <GroceryRows items={group.items} {...{ unsent, check }} />
            </Stack>
          ))}
          {basket.length === 0 ? null : (
            <Stack as="section" gap={3} className={styles.aisle} data-basket="true">
              <header>
                <h2>{s("basket")}</h2>
                <Button onClick={() => setAsking(true)}>{s("clear")}</Button>
              </header>
              <GroceryRows items={basket} {...{ unsent, check }} />
            </Stack>
          )}
        </div>
      )}
      <ConfirmDialog
        open={isAsking && basket.length > 0}
        title={s("clear")}
        words={shelf("clearAsk", { count: basket.length })}
        yes={s("clear")}
        onNo={() => setAsking(false)}
        onYes={() => {
          clear(s("clear"));
          setAsking(false);
        }}
      />
    </div>
  );
};
