import type { LedgerEntry } from "#contract/stars.ts";
import { useI18n } from "../../i18n/use-i18n.ts";
import { IconButton } from "../../ui/buttons/IconButton.tsx";
import { Icon } from "../../ui/icons/Icon.tsx";
import { Text } from "../../ui/text/Text.tsx";

/** One coming or going of stars: when, why, how many, and where it can still be taken back the way to do it. */
export const LedgerRow = ({
  entry,
  onTakeBack,
}: {
  entry: LedgerEntry;
  onTakeBack?: (() => void) | undefined;
}) => {
  const { t, clock } = useI18n();
  return (
    <li>
      <time>{clock(entry.createdAt)}</time>
      <Text clamp dir="auto">
        {entry.reason}
      </Text>
      <Text
        as="b"
        figures
        data-taken={entry.delta < 0}
        role="img"
        aria-label={t("chores.stars", { count: entry.delta })}
      >
        {entry.delta > 0 ? "+" : "−"}
        {Math.abs(entry.delta)}
        <Icon name="star-fill" />
      </Text>
      {onTakeBack === undefined ? null : (
        <IconButton
          icon="undo"
          label={`${t("action.undo")}: ${entry.reason}`}
          onClick={onTakeBack}
        />
      )}
    </li>
  );
};
