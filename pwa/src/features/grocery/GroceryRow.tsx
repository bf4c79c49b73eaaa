import { memo } from "react";
import type { GroceryItem } from "#contract/grocery.ts";
import type { FamilyMember } from "#client/context/family.ts";
import { groceryMessages } from "#client/features/grocery/messages/messages.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { Avatar } from "#client/ui/avatar/Avatar.tsx";
import { Icon } from "#client/ui/icons/Icon.tsx";
import { FeatureIcon } from "#client/ui/icons/FeatureIcon.tsx";
import { useRowSwipe } from "../../ui/use-row-swipe.ts";
import { Text } from "#client/ui/text/Text.tsx";
import { Row } from "#client/ui/layout/Row.tsx";
import * as styles from "./grocery.module.css";

const GroceryCheck = ({
  item,
  by,
  isUnsent,
  onCheck,
}: {
  item: GroceryItem;
  by: FamilyMember | undefined;
  isUnsent: boolean;
  onCheck: () => void;
}) => {
  const s = useMessages(groceryMessages);
  return (
    <button
      type="button"
      role="checkbox"
      aria-checked={item.checked}
      className={styles.groceryCheck}
      onClick={onCheck}
    >
      <span className={styles.groceryTick} data-part="grocery-tick" aria-hidden="true">
        <Icon name="check" />
      </span>
      <Row as="span" wrap align="baseline" className={styles.groceryWords}>
        <Text clamp className={styles.groceryName} dir="auto">
          {item.name}
        </Text>
        {item.amount === undefined ? null : <small dir="auto">{item.amount}</small>}
      </Row>
      {isUnsent ? <Icon name="clock" label={s("unsent")} /> : null}
      {by === undefined ? null : (
        <>
          <Avatar face={by} />
          <Text srOnly>{s("addedBy", { name: by.name })}</Text>
        </>
      )}
    </button>
  );
};

/** One thing to buy: a tap or a swipe ticks it, the button at its end or a long touch changes it. */
export const GroceryRow = memo(
  ({
    item,
    by,
    isUnsent,
    onCheck,
    onEdit,
  }: {
    item: GroceryItem;
    by: FamilyMember | undefined;
    isUnsent: boolean;
    onCheck: (item: GroceryItem) => void;
    onEdit: (item: GroceryItem) => void;
  }) => {
    const s = useMessages(groceryMessages);
    const swipe = useRowSwipe(() => onCheck(item));
    return (
      <li
        className={styles.groceryRow}
        data-checked={item.checked}
        {...swipe}
        onContextMenu={(event) => {
          event.preventDefault();
          onEdit(item);
        }}
      >
        <GroceryCheck {...{ item, by, isUnsent }} onCheck={() => onCheck(item)} />
        <button
          type="button"
          className={styles.groceryMore}
          aria-label={s("edit", { name: item.name })}
          aria-haspopup="dialog"
          onClick={() => onEdit(item)}
        >
          <FeatureIcon name="menu" />
        </button>
      </li>
    );
  },
);
