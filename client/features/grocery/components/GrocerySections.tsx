import type { ReactNode } from "react";
import type { GroceryItem, GroceryList } from "#contract/grocery.ts";
import { Button } from "#client/ui/buttons/Button.tsx";
import { Row } from "#client/ui/layout/Row.tsx";
import { groupByAisle } from "../by-aisle.ts";
import { useAisleName } from "../use-aisle-name.ts";

interface BasketWords {
  readonly title: string;
  readonly clear: string;
  readonly kind?: "quiet";
}

const BasketHead = ({
  basket: { title, clear, kind },
  onClear,
}: {
  basket: BasketWords;
  onClear: (() => void) | undefined;
}) => (
  <Row as="header" gap={3} wrap={kind === undefined} justify="between">
    <h2>{title}</h2>
    {onClear === undefined ? null : (
      <Button {...(kind === undefined ? {} : { kind })} onClick={onClear}>
        {clear}
      </Button>
    )}
  </Row>
);

/** The list by shelf, in the order in which one walks past them, and below what is ticked off, until somebody clears it. */
export const GrocerySections = ({
  list: { items, aisles },
  row,
  className,
  listClassName,
  basket,
  onClear,
  children,
}: {
  list: GroceryList;
  row: (item: GroceryItem) => ReactNode;
  /** The classes of a shelf and of its list. */
  className: string;
  listClassName?: string;
  /** The words of what is ticked off. */
  basket: BasketWords;
  /** Is given what this screen shows as ticked; left out where there is nothing behind the list. */
  onClear: ((ticked: readonly GroceryItem[]) => void) | undefined;
  /** Stands between what is to be bought and what is ticked off. */
  children?: ReactNode;
}) => {
  const aisleName = useAisleName();
  const checked = items.filter((item) => item.checked);
  return (
    <>
      {groupByAisle(items, aisles).map((group) => (
        <section key={group.aisle} className={className}>
          <h2 dir="auto">{aisleName(group.aisle)}</h2>
          <ul className={listClassName}>{group.items.map(row)}</ul>
        </section>
      ))}
      {children}
      {checked.length === 0 ? null : (
        <section className={className} data-basket="true">
          <BasketHead basket={basket} onClear={onClear && (() => onClear(checked))} />
          <ul className={listClassName}>{checked.map(row)}</ul>
        </section>
      )}
    </>
  );
};
