import type { GroceryItem } from "#contract/grocery.ts";
import { useAmountSteps } from "#client/features/grocery/use-amount-steps.ts";
import { groceryMessages } from "#client/features/grocery/messages/messages.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { IconButton } from "#client/ui/buttons/IconButton.tsx";
import { FeatureIcon } from "#client/ui/icons/FeatureIcon.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { Row } from "#client/ui/layout/Row.tsx";
import * as styles from "./editable-row.module.css";

/** One thing to buy while the list is being changed: more or less of it, or none at all. */
export const EditableGroceryRow = ({
  item,
  onAmount,
  onRemove,
}: {
  item: GroceryItem;
  onAmount: (amount: string) => void;
  onRemove: () => void;
}) => {
  const s = useMessages(groceryMessages);
  const { name, amount } = item;
  const { less, more } = useAmountSteps(amount);
  return (
    <div className={styles.editableRow} role="group" aria-label={name}>
      <Text clamp dir="auto" weight="bold">
        {name}
      </Text>
      <Row gap={2} align="center">
        <IconButton
          icon="minus"
          label={s("lessOf", { name })}
          disabled={less === undefined}
          onClick={() => onAmount(less ?? "")}
        />
        <Text as="output" figures dir="auto" className={styles.editableAmount}>
          {amount ?? "1"}
        </Text>
        <IconButton
          icon="plus"
          label={s("moreOf", { name })}
          disabled={more === undefined}
          onClick={() => onAmount(more ?? "")}
        />
        <button
          type="button"
          className={styles.editableTrash}
          aria-label={s("deleteNamed", { name })}
          onClick={onRemove}
        >
          <FeatureIcon name="trash" />
        </button>
      </Row>
    </div>
  );
};
