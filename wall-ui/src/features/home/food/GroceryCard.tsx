import { useRef } from "react";
import { Link } from "wouter";
import type { GroceryItem } from "#contract/grocery.ts";
import { useGrocery, useUnsentGroceryIds } from "#client/features/grocery/queries.ts";
import { useChangeGrocery } from "#client/features/grocery/use-change-grocery.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { Icon } from "#client/ui/icons/Icon.tsx";
import { Picture } from "#client/ui/pictures/Picture.tsx";
import { useFailedToast } from "#client/ui/overlays/use-failed-toast.ts";
import { FitText } from "#client/ui/text/FitText.tsx";
import { HyphenatedText } from "#client/ui/text/HyphenatedText.tsx";
import { useFit } from "#client/ui/layout/use-fit.ts";
import { useLingering } from "#client/ui/layout/use-lingering.ts";
import { useBoxFact } from "#client/ui/layout/use-box-fact.ts";
import { HomeLine } from "../HomeLine.tsx";
import { useHomeUnit } from "../use-home-unit.ts";
import { showRows } from "../show-rows.ts";
import { useGlidingRows } from "../use-gliding-rows.ts";
import { HomeSourceBadge } from "../HomeSourceBadge.tsx";
import * as styles from "./grocery-card.module.css";

/** How wide and how high a row is at least on Home's composition, as the sheet says it. */
const [rowWidth, rowHeight] = [160, 48];
/** A longer name has no room in the one line of a card that is too low for a row. */
const mostLetters = 16;

/** One thing to buy, whose picture is its tick. */
const HomeGrocery = ({
  item,
  isUnsent,
  onTick,
}: {
  item: GroceryItem;
  /** The house has yet to give it a name by which it could be ticked. */
  isUnsent: boolean;
  onTick: () => void;
}) => (
  <button
    type="button"
    role="checkbox"
    aria-checked={item.checked}
    className={styles.homeGrocery}
    disabled={isUnsent}
    onClick={onTick}
  >
    <span className={styles.homeGroceryTick} aria-hidden="true">
      {item.checked ? <Icon name="check" /> : <Picture words={item.name} neutral="basket" />}
    </span>
    <span dir="auto">
      <HyphenatedText>{item.name}</HyphenatedText>
    </span>
    {item.amount === undefined ? null : <small dir="auto">{item.amount}</small>}
  </button>
);

/** What is still to be bought, as much of it as there is room for, to be ticked off; its name leads to the list. One line where there is nothing. */
export const GroceryCard = () => {
  const { t } = useI18n();
  const shown = useGrocery();
  const all = shown.data?.items ?? [];
  const lingering = useLingering(all.map(({ id, checked }) => ({ id, done: checked })));
  const items = all.filter(({ id, checked }) => !checked || lingering.has(id));
  const isLine = items.length === 0 && shown.source !== "loading";
  const unit = useHomeUnit();
  const unsent = useUnsentGroceryIds(items);
  const { check } = useChangeGrocery(useFailedToast());
  const list = useRef<HTMLDivElement>(null);
  // Sixty things are sixty pictures, of which a kitchen's wall has room for four.
  const most = useBoxFact(
    list,
    ({ width, height }) =>
      (Math.floor(width / (rowWidth * unit)) || 1) * Math.floor(height / (rowHeight * unit)),
    {
      // As it lies on Kitchen in landscape.
      expected: { width: 250 * unit, height: innerHeight / 2 - 210 * unit },
      dependsOn: isLine ? 0 : unit,
    },
  );
  const rows = items.slice(0, most);
  useGlidingRows(list, rows.map(({ id }) => id).join());
  const hidden = useFit(list, { last: rows.length, apply: showRows });
  const open = items.filter(({ checked }) => !checked).length;
  const named = items.find(({ name }) => name.length <= mostLetters);
  if (isLine)
    return (
      <HomeLine
        data-testid="home-grocery"
        href="/meals/grocery"
        icon="basket"
        words={t(shown.source === "failed" ? "state.unknown" : "meals.emptyGrocery")}
      />
    );
  return (
    <section
      className={styles.grocery}
      data-part="food-card"
      data-testid="home-grocery"
      aria-label={t("meals.grocery")}
      aria-busy={shown.source === "loading"}
    >
      <Link href="/meals/grocery" className={styles.groceryHead}>
        <h2>{t("meals.grocery")}</h2>
        <HomeSourceBadge shown={shown} />
        <span>{open === 0 ? "" : t("wall.things", { count: open })}</span>
      </Link>
      <div className={styles.groceryList} ref={list}>
        {rows.map((item) => (
          <HomeGrocery
            key={item.id}
            item={item}
            isUnsent={unsent.has(item.id) && !item.checked && !lingering.has(item.id)}
            onTick={() => {
              // A second tap on what was just ticked is one too many.
              if (!item.checked) check(item);
            }}
          />
        ))}
      </div>
      {named === undefined || hidden < rows.length ? null : (
        // Too low for a row to tick: it says at least what there is, where that is short.
        <FitText as="p" lines={1} className={styles.groceryNames}>
          {items.length === 1
            ? named.name
            : `${named.name} ${t("calendar.moreEvents", { count: items.length - 1 })}`}
        </FitText>
      )}
    </section>
  );
};
