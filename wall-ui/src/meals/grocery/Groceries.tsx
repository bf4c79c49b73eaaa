import { useState } from "react";
import type { GroceryItem } from "../../../../contract/meals.ts";
import { byAisle } from "../../../../client/grocery/by-aisle.ts";
import { useAisleName } from "../../../../client/grocery/use-aisle-name.ts";
import {
  useChangeGrocery,
  useGrocery,
  useUnsentRows,
} from "../../../../client/grocery/use-grocery.ts";
import { listsWords } from "../../../../client/text/rooms/lists/words.ts";
import { wallMealWords } from "../../../../client/text/rooms/wall-meals/words.ts";
import { useWordsOf } from "../../../../client/text/words-of.ts";
import { Button } from "../../../../client/ui/Button.tsx";
import { EmptyState } from "../../../../client/ui/EmptyState.tsx";
import { SourceBadge } from "../../../../client/ui/SourceBadge.tsx";
import { Question } from "../../../../client/ui/Question.tsx";
import { useActing } from "../../shell/acting.tsx";
import { useWords } from "../../shell/use-words.ts";
import { MealParts } from "../MealParts.tsx";
import { useFailedToast } from "../use-failed-toast.ts";
import { AddItem } from "./AddItem.tsx";
import { ItemRow } from "./ItemRow.tsx";
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
