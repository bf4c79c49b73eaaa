import { useId } from "react";
import { Icon } from "../icons/Icon.tsx";
import { ListRow } from "../layout/ListRow.tsx";
import { ListRowText } from "../layout/ListRowText.tsx";
import { Text } from "../text/Text.tsx";
import { useHoldRepeat } from "./use-hold-repeat.ts";
import * as styles from "./stepper.module.css";

/** A value between two large buttons, which go on while they are held; a side without a next value is disabled. */
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
  const less = useHoldRepeat(onLess);
  const more = useHoldRepeat(onMore);
  return (
    <ListRow role="group" aria-labelledby={id}>
      <ListRowText>
        <b id={id}>{label}</b>
        {hint === undefined ? null : <small>{hint}</small>}
      </ListRowText>
      <span className={styles.stepper} data-part="stepper">
        <button type="button" aria-label={lessLabel} disabled={onLess === undefined} {...less}>
          <Icon name="minus" />
        </button>
        <Text as="output" figures>
          {shown}
        </Text>
        <button type="button" aria-label={moreLabel} disabled={onMore === undefined} {...more}>
          <Icon name="plus" />
        </button>
      </span>
    </ListRow>
  );
};
