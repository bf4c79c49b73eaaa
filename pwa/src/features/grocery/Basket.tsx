import { type ReactNode, useState } from "react";
import type { GroceryItem } from "#contract/grocery.ts";
import { groceryMessages } from "#client/features/grocery/messages/messages.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { Button } from "#client/ui/buttons/Button.tsx";
import { ConfirmDialog } from "#client/ui/overlays/ConfirmDialog.tsx";
import { Row } from "#client/ui/layout/Row.tsx";
import * as styles from "./grocery.module.css";

/** What is ticked off, below everything else, until somebody clears it. */
export const Basket = ({
  items,
  rowOf,
  onClear,
}: {
  items: readonly GroceryItem[];
  rowOf: (item: GroceryItem) => ReactNode;
  /** Left out where there is nothing behind the list. */
  onClear: (() => void) | undefined;
}) => {
  const s = useMessages(groceryMessages);
  const [isAsking, setAsking] = useState(false);
  const count = items.length;
  return (
    <>
      {count === 0 ? null : (
        <section className={styles.groceryAisle}>
          <Row as="header" gap={3} justify="between">
            <h2>{s("basket", { count })}</h2>
            {onClear === undefined ? null : (
              <Button kind="quiet" onClick={() => setAsking(true)}>
                {s("clear")}
              </Button>
            )}
          </Row>
          <ul>{items.map(rowOf)}</ul>
        </section>
      )}
      <ConfirmDialog
        open={isAsking && count > 0}
        title={s("clearAsk", { count })}
        yes={s("clear")}
        onYes={() => {
          onClear?.();
          setAsking(false);
        }}
        onNo={() => setAsking(false)}
      />
    </>
  );
};
