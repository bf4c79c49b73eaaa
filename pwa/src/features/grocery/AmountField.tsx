import { useId } from "react";
import { useAmountSteps } from "#client/features/grocery/use-amount-steps.ts";
import { groceryMessages } from "#client/features/grocery/messages/messages.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { IconButton } from "#client/ui/buttons/IconButton.tsx";
import { Row } from "#client/ui/layout/Row.tsx";
import * as styles from "./amount-field.module.css";
import * as fieldStyles from "#client/ui/form/field.module.css";
import * as inputStyles from "#client/ui/form/input.module.css";

/** How much of something, typed or stepped: 500 g, 600 g; 2, 3. */
export const AmountField = ({
  value,
  onValue,
}: {
  value: string;
  onValue: (value: string) => void;
}) => {
  const s = useMessages(groceryMessages);
  const id = useId();
  const { less, more } = useAmountSteps(value.trim() === "" ? undefined : value);
  return (
    <div className={fieldStyles.field} data-part="field">
      <label htmlFor={id}>{s("amount")}</label>
      <Row gap={2} className={styles.amountField}>
        <IconButton
          icon="minus"
          label={s("less")}
          disabled={less === undefined}
          onClick={() => onValue(less ?? value)}
        />
        <input
          id={id}
          className={inputStyles.input}
          data-part="input"
          dir="auto"
          autoComplete="off"
          maxLength={60}
          value={value}
          onChange={(event) => onValue(event.target.value)}
        />
        <IconButton
          icon="plus"
          label={s("more")}
          disabled={more === undefined}
          onClick={() => onValue(more ?? value)}
        />
      </Row>
    </div>
  );
};
