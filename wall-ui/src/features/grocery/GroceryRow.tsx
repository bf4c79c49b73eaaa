import type { GroceryItem } from "#contract/grocery.ts";
import { useFamily } from "#client/context/family.ts";
import { Avatar } from "#client/ui/avatar/Avatar.tsx";
import { Icon } from "#client/ui/icons/Icon.tsx";
import { Picture } from "#client/ui/pictures/Picture.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { Row } from "#client/ui/layout/Row.tsx";
import * as styles from "../../ui/tickable.module.css";

/** One thing to buy: how much of it, and who wants it. */
export const GroceryRow = ({
  item,
  isNew,
  onToggle,
}: {
  item: GroceryItem;
  /** Whether the house has yet to give it a name, by which it could be ticked off. */
  isNew: boolean;
  onToggle: () => void;
}) => {
  const by = useFamily().find(({ id }) => id === item.addedBy);
  return (
    <button
      type="button"
      className={styles.tickable}
      data-part="tickable"
      role="checkbox"
      aria-checked={item.checked}
      disabled={isNew}
      onClick={onToggle}
    >
      <Picture words={item.name} neutral="basket" />
      <Row as="span" wrap align="baseline" justify="between" className={styles.tickableWords}>
        <Text clamp dir="auto">
          {item.name}
        </Text>
        {item.amount === undefined ? null : (
          <Text as="small" size="small" tone="soft" dir="auto">
            {item.amount}
          </Text>
        )}
      </Row>
      {by === undefined ? null : <Avatar face={by} />}
      <span className={styles.tickableTick} aria-hidden="true">
        <Icon name="check" />
      </span>
    </button>
  );
};
