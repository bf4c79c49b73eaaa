import { useState } from "react";
import type { GroceryItem } from "#contract/meals.ts";
import { byAisle } from "#client/features/grocery/by-aisle.ts";
import { useAisleName } from "#client/features/grocery/use-aisle-name.ts";
import { useChangeGrocery, useGrocery, useUnsentRows } from "#client/features/grocery/queries.ts";
import { listsWords } from "#client/features/grocery/messages/messages.ts";
import { wallMealWords } from "#client/features/meals/wall-messages/messages.ts";
import { useWordsOf } from "#client/i18n/use-messages.ts";
import { Button } from "#client/ui/Button.tsx";
import { EmptyState } from "#client/ui/EmptyState.tsx";
import { SourceBadge } from "#client/ui/SourceBadge.tsx";
import { Question } from "#client/ui/ConfirmDialog.tsx";
import { useActing } from "../../context/acting.tsx";
import { useWords } from "../../ui/use-wall-text.ts";
import { MealParts } from "../../ui/MealTabs.tsx";
import { useFailedToast } from "../../ui/use-failed-toast.ts";
import { AddItem } from "./AddGrocery.tsx";
import { ItemRow } from "./GroceryRow.tsx";
import "./grocery.css";

/** The shared list by shelf; a tap ticks off what is in the basket. */
export const Groceries = () => {
  const { t } = useWords();
  const s = useWordsOf(wallMealWords);
  const shelf = useWordsOf(listsWords);
  const { memberId } = useActing();
  const shown = useGrocery();
  const { add, check, clear } = useChangeGrocery(useFailedToast());
  const [isAsking, setAsking] = useState(false);
  const items = shown.data?.items ?? [];
  const unsent = useUnsentRows(items);
  const basket = items.filter(({ checked }) => checked);
  const aisleName = useAisleName();
  const rows = (part: readonly GroceryItem[]) => (
    <ul className="aisle-items">
      {part.map((item) => (
        <li key={item.id}>
          <ItemRow
            item={item}
            isNew={unsent.has(item.id) && !item.checked}
            onToggle={() => check(item)}
          />
        </li>
      ))}
    </ul>
  );
  return (
    <div className="room groceries">
      <header className="room-head">
        <h1>{t("meals.grocery")}</h1>
        <SourceBadge shown={shown} />
        <MealParts here="grocery" />
      </header>
      <AddItem items={items} onAdd={({ name, amount }) => add(name, amount, memberId)} />
      {items.length === 0 && shown.data !== undefined ? (
        <EmptyState picture="basket" title={s("emptyList")} hint={s("emptyListHint")} />
      ) : (
        <div className="aisles">
          {byAisle(items).map((group) => (
            <section key={group.aisle} className="aisle">
              <h2 dir="auto">{aisleName(group.aisle)}</h2>
              {rows(group.items)}
            </section>
          ))}
          {basket.length === 0 ? null : (
            <section className="aisle" data-basket="true">
              <header>
                <h2>{s("basket")}</h2>
                <Button onClick={() => setAsking(true)}>{s("clear")}</Button>
              </header>
              {rows(basket)}
            </section>
          )}
        </div>
      )}
      <Question
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
