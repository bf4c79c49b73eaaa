import { useId } from "react";
import { Icon } from "../icons/Icon.tsx";
import { ListRow } from "../layout/ListRow.tsx";
import { ListRowText } from "../layout/ListRowText.tsx";
import { Text } from "../text/Text.tsx";
import * as styles from "./stepper.module.css";

/** A value between two large buttons; a side without a next value is disabled. */
export const Stepper = ({
  label,
  hint,
  shown,
  lessLabel,
  moreLabel,
  onLess,
  onMore,
}: {
  label: string;
  hint?: string;
  shown: string;
  lessLabel: string;
  moreLabel: string;
  onLess: (() => void) | undefined;
  onMore: (() => void) | undefined;
}) => {
  const id = useId();
  return (
    <ListRow role="group" aria-labelledby={id}>
      <ListRowText>
        <b id={id}>{label}</b>
        {hint === undefined ? null : <small>{hint}</small>}
      </ListRowText>
      <span className={styles.stepper} data-part="stepper">
        <button
          type="button"
          aria-label={lessLabel}
          disabled={onLess === undefined}
          onClick={onLess}
        >
          <Icon name="minus" />
        </button>
        <Text as="output" figures>
          {shown}
        </Text>
        <button
          type="button"
          aria-label={moreLabel}
          disabled={onMore === undefined}
          onClick={onMore}
        >
          <Icon name="plus" />
        </button>
      </span>
    </ListRow>
  );
};
