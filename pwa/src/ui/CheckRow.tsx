import type { FamilyMember } from "#client/context/family.ts";
import { groceryMessages } from "#client/features/grocery/messages/messages.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { Avatar } from "#client/ui/avatar/Avatar.tsx";
import { FeatureIcon } from "#client/ui/icons/FeatureIcon.tsx";
import { Icon } from "#client/ui/icons/Icon.tsx";
import { Row } from "#client/ui/layout/Row.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { useRowSwipe } from "./use-row-swipe.ts";
import * as styles from "./check-row.module.css";

interface CheckRowProps {
  readonly name: string;
  readonly amount?: string | undefined;
  readonly checked: boolean;
  /** Who added it, where that is known. */
  readonly by: FamilyMember | undefined;
  readonly isUnsent: boolean;
  readonly onCheck: () => void;
  readonly onEdit: () => void;
}

const Check = ({ name, amount, checked, by, isUnsent, onCheck }: Omit<CheckRowProps, "onEdit">) => {
  const s = useMessages(groceryMessages);
  return (
    <button
      type="button"
      role="checkbox"
      aria-checked={checked}
      className={styles.check}
      onClick={onCheck}
    >
      <span className={styles.tick} aria-hidden="true">
        <Icon name="check" />
      </span>
      <Row as="span" wrap align="baseline" className={styles.words}>
        <Text clamp className={styles.name} dir="auto">
          {name}
        </Text>
        {amount === undefined ? null : <small dir="auto">{amount}</small>}
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

/** One thing of a list: a tap or a swipe ticks it, the button at its end or a long touch changes it. */
export const CheckRow = ({ onEdit, ...shown }: CheckRowProps) => {
  const s = useMessages(groceryMessages);
  const swipe = useRowSwipe(shown.onCheck);
  return (
    <li
      className={styles.row}
      data-checked={shown.checked}
      {...swipe}
      onContextMenu={(event) => {
        event.preventDefault();
        onEdit();
      }}
    >
      <Check {...shown} />
      <button
        type="button"
        className={styles.more}
        aria-label={s("edit", { name: shown.name })}
        aria-haspopup="dialog"
        onClick={onEdit}
      >
        <FeatureIcon name="menu" />
      </button>
    </li>
  );
};
