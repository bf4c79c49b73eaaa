import type { ListItem } from "#contract/lists.ts";
import { useFamily } from "#client/context/family.ts";
import { listMessages } from "#client/features/lists/messages/messages.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { Avatar } from "#client/ui/avatar/Avatar.tsx";
import { FeatureIcon } from "#client/ui/icons/FeatureIcon.tsx";
import { Icon } from "#client/ui/icons/Icon.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { useRowSwipe } from "../../ui/use-row-swipe.ts";
import * as styles from "./lists.module.css";

/** One thing on a list: a tap or a swipe ticks it, the button at its end or a long touch changes it. */
export const ItemRow = ({
  item,
  isUnsent,
  onCheck,
  onEdit,
}: {
  item: ListItem;
  isUnsent: boolean;
  onCheck: () => void;
  onEdit: () => void;
}) => {
  const s = useMessages(listMessages);
  const by = useFamily().find(({ id }) => id === item.addedBy);
  const swipe = useRowSwipe(onCheck);
  return (
    <li
      className={styles.item}
      data-checked={item.checked}
      {...swipe}
      onContextMenu={(event) => {
        event.preventDefault();
        onEdit();
      }}
    >
      <button
        type="button"
        role="checkbox"
        aria-checked={item.checked}
        className={styles.check}
        onClick={onCheck}
      >
        <span className={styles.tick} aria-hidden="true">
          <Icon name="check" />
        </span>
        <Text clamp className={styles.words} dir="auto">
          {item.text}
        </Text>
        {isUnsent ? <Icon name="clock" label={s("unsent")} /> : null}
        {by === undefined ? null : <Avatar face={by} />}
      </button>
      <button
        type="button"
        className={styles.more}
        aria-label={s("edit", { name: item.text })}
        aria-haspopup="dialog"
        onClick={onEdit}
      >
        <FeatureIcon name="menu" />
      </button>
    </li>
  );
};
